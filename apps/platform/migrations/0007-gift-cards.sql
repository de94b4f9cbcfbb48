-- What a gift card is still worth, in yen. Of its code the hash and the last characters are kept.
create sequence gift_card_id start with 5501000000001;

create table gift_card (
  id bigint primary key default nextval('gift_card_id'),
  code_hash text not null unique,
  last_characters text not null,
  initial_value integer not null check (initial_value > 0),
  balance integer not null check (balance >= 0),
  note text,
  expires_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- Numbers of the cards on a cart, in the order in which they pay; what each paid of an order.
alter table cart add column gift_cards jsonb not null default '[]';
alter table placed_order add column gift_cards jsonb not null default '[]';
