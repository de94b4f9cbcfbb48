-- Coupon codes that are each for one registration (MAIL-04): made by the platform or imported, taken in the registration's transaction.
-- It says nothing of a person; which member got which code is in coupon_handed_out.
create table coupon_code (
  code text primary key,
  discount_rate integer not null check (discount_rate between 1 and 15),
  -- Up to when the platform takes it; null for one without an end.
  ends_at timestamptz,
  -- The platform has it. Null while it is to be made there: nobody gets it before.
  ready_at timestamptz,
  -- Given to somebody; it stays here, so that no import brings it back.
  taken_at timestamptz
);
-- The platform tells codes apart without their case.
create unique index coupon_code_key on coupon_code (upper(code));
create index coupon_code_free on coupon_code (ends_at, code) where ready_at is not null and taken_at is null;
create index coupon_code_to_make on coupon_code (ends_at) where ready_at is null;
create index coupon_handed_out_code on coupon_handed_out (code);
