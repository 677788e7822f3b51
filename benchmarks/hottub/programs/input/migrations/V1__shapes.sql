create table shape (id int primary key, name varchar(20));
