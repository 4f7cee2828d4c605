-- The link with which whoever starts the product makes the first administrator, with an e-mail of their own: no other link
-- changes the e-mail of an account.
alter table restablecimientos add column inicial boolean not null default false;
