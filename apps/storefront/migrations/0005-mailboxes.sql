-- Aliases of one mailbox are one person (MAIL-04): a tag after a plus goes, and dots where the provider ignores them.
create function pg_temp.mailbox_key(key text) returns text language sql immutable as $$
  select case when key like '"%' then key when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
              else local || '@' || domain end
  from (select regexp_replace(key, '^([^+]+)\+.*@[^@]*$|^(.*)@[^@]*$', '\1\2') as local, regexp_replace(key, '^.*@', '') as domain) parts
$$;

-- Where one person has registered twice by an alias, the first is the one that is found; nobody loses a coupon.
update mail_magazine_member member set address_key = pg_temp.mailbox_key(address_key)
where not exists (
  select 1 from mail_magazine_member other
  where other.id <> member.id
    and (other.address_key = pg_temp.mailbox_key(member.address_key)
      or (other.id < member.id and pg_temp.mailbox_key(other.address_key) = pg_temp.mailbox_key(member.address_key)))
);

-- By this a person's mails are found, whatever alias they went to.
alter table mail add column recipient_key text;
update mail set recipient_key = pg_temp.mailbox_key(lower(recipient));
alter table mail alter column recipient_key set not null;
drop index mail_recipient;
create index mail_recipient_key on mail (recipient_key);

update restock_notice notice set address_key = pg_temp.mailbox_key(address_key)
where not exists (
  select 1 from restock_notice other
  where other.id <> notice.id and other.variant_id = notice.variant_id
    and pg_temp.mailbox_key(other.address_key) = pg_temp.mailbox_key(notice.address_key)
);
