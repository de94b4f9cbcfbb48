-- With which link an address was confirmed: whoever opens it again reads that it is confirmed (MAIL-06).
alter table mail_magazine_member add column confirmed_with uuid;
create unique index mail_magazine_member_confirmed_with on mail_magazine_member (confirmed_with);
