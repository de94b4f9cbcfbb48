-- Sums of an order: pieces times prices exceed 32 bits.
alter table placed_order
  alter column subtotal type bigint, alter column discount type bigint, alter column total type bigint;
alter table placed_order_line alter column discount type bigint;
