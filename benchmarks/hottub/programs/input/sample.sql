create table shape (id int primary key, name varchar(20));
insert into shape values (1, 'circle');
select * from shape;
