-- Until when a password that somebody else chose still opens the door; null once its owner has chosen one.
alter table usuarios add column provisional_hasta timestamptz;
