-- What the shop promises by mail (MAIL-06, MAIL-07, RESTOCK-02, MAIL-05). A mail is written in the transaction that makes the
-- promise; a job of the queue (schema pgboss, which the queue keeps itself) sends it.

create table mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('coupon', 'restock', 'prize')),
  recipient text not null,
  language text not null check (language in ('ja', 'en')),
  -- What its words are made of; read by the schema of its kind.
  facts jsonb not null,
  created_at timestamptz not null default now(),
  -- Not before this.
  send_after timestamptz not null default now(),
  sent_at timestamptz,
  -- The queue has given it up: `npm run mails` lists it and queues it again.
  given_up_at timestamptz,
  last_error text
);
create index mail_open on mail (created_at) where sent_at is null;
create index mail_recipient on mail (lower(recipient));

-- Only who has answered the first mail gets magazine mails and takes part in draws.
alter table mail_magazine_member
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz,
  -- Links of the mails name this: it says nothing of the person, and goes with the row.
  add column link_id uuid not null default gen_random_uuid() unique,
  -- Named by the link that confirms: another one each time it is asked for, so that a link works once.
  add column confirm_id uuid not null default gen_random_uuid() unique;
create index mail_magazine_member_confirmed_at on mail_magazine_member (confirmed_at) where unsubscribed_at is null;

-- Proof of what somebody agreed to, when and where: kept after an address is erased, then by its hash alone.
create table mail_consent (
  id bigint generated always as identity primary key,
  subject_hash text not null,
  event text not null check (event in ('registered', 'confirmed', 'unsubscribed', 'resubscribed', 'erased')),
  -- Where it was said: footer form, link of a mail, a mail client's one click, a command.
  source text not null,
  -- Version of the words that were agreed to.
  wording text not null,
  happened_at timestamptz not null default now()
);
create index mail_consent_subject on mail_consent (subject_hash, happened_at);

alter table restock_notice
  add column expires_at timestamptz not null default now() + interval '180 days',
  -- Its own link to stop it.
  add column link_id uuid not null default gen_random_uuid() unique,
  add column stopped_at timestamptz,
  add column mail_id uuid references mail (id) on delete set null;
drop index restock_notice_waiting;
create unique index restock_notice_waiting on restock_notice (variant_id, address_key)
  where notified_at is null and stopped_at is null;
create index restock_notice_product on restock_notice (product_id) where notified_at is null and stopped_at is null;

-- A campaign is drawn once.
create table prize_draw (
  campaign_id text primary key,
  seed text not null,
  entrants integer not null,
  drawn_at timestamptz not null default now()
);
create table prize_winner (
  campaign_id text not null references prize_draw (campaign_id),
  place integer not null check (place > 0),
  member_id bigint references mail_magazine_member (id) on delete set null,
  mail_id uuid references mail (id) on delete set null,
  primary key (campaign_id, place)
);
