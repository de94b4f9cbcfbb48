-- What the Customer Account API hands out: codes that are good once, and the tokens of one sign-in (session), kept as hashes like all others.
alter table customer_token drop constraint customer_token_kind_check;
alter table customer_token add constraint customer_token_kind_check
  check (kind in ('access', 'reset', 'activation', 'code', 'account', 'refresh'));
alter table customer_token add column session text;
alter table customer_token add column facts jsonb;
-- When a code was turned into tokens: whoever brings it again has stolen it, or was stolen from.
alter table customer_token add column used_at timestamptz;
create index customer_token_session on customer_token (session);

-- The key that ID tokens are signed with: one, made when the first is signed, so that they outlive a start.
create table signing_key (
  id integer primary key check (id = 1),
  private_key text not null
);
