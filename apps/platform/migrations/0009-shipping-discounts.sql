-- A discount of kind 'freeShipping' takes the whole delivery fee off; its value is 0 (ADR 166).
alter table discount drop constraint discount_kind_check;
alter table discount add constraint discount_kind_check check (kind in ('percentage', 'fixed', 'freeShipping'));
-- What an order's discount takes off its fee, and the code or title of that discount.
alter table placed_order add column shipping_discount integer not null default 0;
alter table placed_order add column shipping_code text;
