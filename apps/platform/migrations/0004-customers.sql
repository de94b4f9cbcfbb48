-- Who has an account, where their parcels go, and the secrets that were handed out to them (kept as hashes).
create sequence customer_id start with 7703000000001;
create sequence customer_address_id start with 9103000000001;

create table customer (
  id bigint primary key default nextval('customer_id'),
  email text not null,
  email_key text not null unique,
  -- Null until the e-mail was proven by the link of an activation mail.
  password_hash text,
  first_name text,
  last_name text,
  phone text unique,
  accepts_marketing boolean not null,
  default_address_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table customer_address (
  id bigint primary key default nextval('customer_address_id'),
  customer_id bigint not null references customer (id) on delete cascade,
  first_name text,
  last_name text,
  company text,
  phone text,
  zip text,
  province_code text,
  city text,
  address1 text,
  address2 text
);
create index customer_address_customer on customer_address (customer_id);

create table customer_token (
  hash text primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  kind text not null check (kind in ('access', 'reset', 'activation')),
  expires_at timestamptz not null
);
create index customer_token_customer on customer_token (customer_id);
create index customer_token_expires_at on customer_token (expires_at);

-- An order stays when its customer goes.
alter table placed_order add column customer_id bigint references customer (id) on delete set null;
create index placed_order_customer on placed_order (customer_id);
