-- What the shop itself keeps: who registered for the mail magazine, which coupon each was given, who waits for what to
-- be in stock again. `address_key` is the address without case and width: by it one person is known again.

create table mail_magazine_member (
  id bigint generated always as identity primary key,
  address text not null,
  address_key text not null unique,
  -- The language of the page, for the mails that follow.
  language text not null check (language in ('ja', 'en')),
  registered_at timestamptz not null default now()
);
-- A prize draw is among those who registered in a period.
create index mail_magazine_member_registered_at on mail_magazine_member (registered_at);

create table coupon_handed_out (
  member_id bigint primary key references mail_magazine_member (id) on delete cascade,
  code text not null,
  discount_rate integer not null check (discount_rate between 1 and 15),
  handed_out_at timestamptz not null default now()
);

create table restock_notice (
  id bigint generated always as identity primary key,
  address text not null,
  address_key text not null,
  language text not null check (language in ('ja', 'en')),
  variant_id bigint not null check (variant_id > 0),
  product_id bigint not null check (product_id > 0),
  requested_at timestamptz not null default now(),
  -- Set when the one mail went out (RESTOCK-02); from then on the same person may ask again.
  notified_at timestamptz
);
create unique index restock_notice_waiting on restock_notice (variant_id, address_key) where notified_at is null;

-- How often a client or an address asked in its current window. Subjects are hashes: no address is kept here.
create table request_count (
  subject text primary key,
  window_started_at timestamptz not null,
  count integer not null
);
create index request_count_window_started_at on request_count (window_started_at);
