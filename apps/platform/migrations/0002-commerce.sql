-- Carts, discounts, checkouts, orders, and the two outboxes (webhooks, mails).
-- Money is whole yen. Every table here is written in the transaction of the answer it belongs to.

create table cart (
  token text primary key,
  key text not null,
  country text not null,
  language text not null,
  note text,
  attributes jsonb not null default '[]',
  discount_codes jsonb not null default '[]',
  buyer jsonb not null default '{}',
  delivery_addresses jsonb not null default '[]',
  selected_delivery_option text,
  shop_origin text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index cart_expires_at on cart (expires_at);

create table cart_line (
  id uuid primary key,
  position integer not null,
  cart_token text not null references cart (token) on delete cascade,
  variant_id bigint not null,
  -- 0 is a line whose plant sold out: it stays until the shopper takes it out.
  quantity integer not null check (quantity >= 0),
  attributes jsonb not null default '[]',
  -- Equal lines merge: same variant, same attributes in any order.
  attributes_key text not null,
  unique (cart_token, variant_id, attributes_key)
);

create table discount (
  code_key text primary key,
  code text not null,
  title text not null,
  kind text not null check (kind in ('percentage', 'fixed')),
  value integer not null check (value >= 0),
  minimum_subtotal integer not null,
  once_per_customer boolean not null,
  excludes_products boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer,
  usage_count integer not null default 0,
  disabled boolean not null default false,
  used_by_everyone boolean not null default false,
  always_already_applied boolean not null default false
);

create table discount_use (
  code_key text not null references discount (code_key),
  email_key text not null,
  order_number bigint not null,
  used_at timestamptz not null,
  primary key (code_key, order_number)
);
create index discount_use_email on discount_use (code_key, email_key);

-- What the shopper has filled in so far; gone with its cart.
create table checkout (
  cart_token text primary key references cart (token) on delete cascade,
  contact jsonb,
  payment jsonb,
  updated_at timestamptz not null
);

create sequence order_number start with 1001;

create table placed_order (
  number bigint primary key default nextval('order_number'),
  token text not null unique,
  -- One cart, one order: the last line of defence against a double order.
  cart_token text not null unique,
  email text not null,
  email_key text not null,
  language text not null,
  contact jsonb not null,
  payment jsonb not null,
  note text,
  attributes jsonb not null,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null check (discount >= 0),
  discount_code text,
  shipping integer not null check (shipping >= 0),
  total integer not null check (total >= 0),
  shop_origin text not null,
  placed_at timestamptz not null
);
create index placed_order_email on placed_order (email_key);

create table placed_order_line (
  order_number bigint not null references placed_order (number),
  position integer not null,
  variant_id bigint not null,
  product_id bigint not null,
  handle text not null,
  title text not null,
  variant_title text not null,
  sku text not null,
  image_url text,
  quantity integer not null check (quantity > 0),
  price integer not null check (price >= 0),
  discount integer not null check (discount >= 0),
  attributes jsonb not null,
  primary key (order_number, position)
);
create index placed_order_line_variant on placed_order_line (variant_id);

create table webhook_event (
  sequence bigint generated always as identity primary key,
  id uuid not null unique,
  topic text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz,
  last_error text
);
create index webhook_event_open on webhook_event (sequence) where delivered_at is null;

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  written_at timestamptz
);
create index mail_open on mail (created_at) where written_at is null;
