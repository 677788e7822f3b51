--liquibase formatted sql
--changeset thaw:1
create table shape (id int primary key, name varchar(20));
