-- Makes whole what 0005 could not where one person had registered or waited by several aliases: every row is found by the mailbox it
-- belongs to, and of its members one is the person (MAIL-04).
create or replace function pg_temp.mailbox_key(key text) returns text language sql immutable as $$
  select case when key like '"%' then key when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
              else local || '@' || domain end
  from (select regexp_replace(key, '^([^+]+)\+.*@[^@]*$|^(.*)@[^@]*$', '\1\2') as local, regexp_replace(key, '^.*@', '') as domain) parts
$$;
-- As consentHash() of src/server/store/consent.repository.ts.
create or replace function pg_temp.consent_hash(key text) returns text language sql immutable as $$
  select translate(rtrim(encode(sha256(convert_to('consent:' || key, 'UTF8')), 'base64'), '='), '+/', '-_')
$$;

-- A member who registered by another alias of a mailbox that is registered: its mails' links work and its coupon stays, nothing more.
alter table mail_magazine_member add column is_alias boolean not null default false;
alter table mail_magazine_member drop constraint mail_magazine_member_address_key_key;

-- Consents stood under the hash of the alias.
update mail_consent consent set subject_hash = pg_temp.consent_hash(pg_temp.mailbox_key(member.old_key))
from (select lower(normalize(address, NFKC)) as old_key from mail_magazine_member) member
where consent.subject_hash = pg_temp.consent_hash(member.old_key);

-- The person is a member who gets mails, if there is one; among several, the first.
update mail_magazine_member member set
  address_key = pg_temp.mailbox_key(member.address_key),
  is_alias = person.place > 1,
  registered_at = case when person.place = 1 then person.registered_at else member.registered_at end
from (
  select id, min(registered_at) over mailbox as registered_at,
         row_number() over (mailbox order by (confirmed_at is not null and unsubscribed_at is null) desc, id) as place
  from mail_magazine_member
  window mailbox as (partition by pg_temp.mailbox_key(address_key))
) person
where person.id = member.id;

create unique index mail_magazine_member_person on mail_magazine_member (address_key) where not is_alias;
create index mail_magazine_member_address_key on mail_magazine_member (address_key);

-- One mail about one variant: of several notices that wait for one mailbox the first goes on.
update restock_notice later set stopped_at = now()
where notified_at is null and stopped_at is null and exists (
  select 1 from restock_notice earlier
  where earlier.variant_id = later.variant_id and earlier.id < later.id and earlier.notified_at is null and earlier.stopped_at is null
    and pg_temp.mailbox_key(earlier.address_key) = pg_temp.mailbox_key(later.address_key)
);
update restock_notice set address_key = pg_temp.mailbox_key(address_key);
