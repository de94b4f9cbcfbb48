import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CartAddress, CartBuyer } from '../cart/cart.ts';
import type { CartAttribute } from '../cart/cart-attributes.ts';
import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { Contact } from '../checkout/contact.ts';
import type { Payment } from '../checkout/payment.ts';
import type { GiftCardUse } from '../gift-card/gift-card.ts';

const numericId = (name: string) => bigint(name, { mode: 'number' });
/** Sums of an order: more than 32 bits hold. */
const wholeYen = numericId;
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cartTable = pgTable('cart', {
  token: text('token').primaryKey(),
  key: text('key').notNull(),
  country: text('country').notNull(),
  language: text('language').notNull(),
  note: text('note'),
  attributes: jsonb('attributes').$type<readonly CartAttribute[]>().notNull(),
  discountCodes: jsonb('discount_codes').$type<readonly string[]>().notNull(),
  buyer: jsonb('buyer').$type<CartBuyer>().notNull(),
  deliveryAddresses: jsonb('delivery_addresses').$type<readonly CartAddress[]>().notNull(),
  selectedDeliveryOption: text('selected_delivery_option'),
  metafields: jsonb('metafields').$type<readonly StoredMetafield[]>().notNull(),
  giftCards: jsonb('gift_cards').$type<readonly number[]>().notNull(),
  shopOrigin: text('shop_origin'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  completedAt: instant('completed_at'),
});

export const cartLineTable = pgTable('cart_line', {
  id: uuid('id').primaryKey(),
  position: integer('position').notNull(),
  cartToken: text('cart_token').notNull(),
  variantId: numericId('variant_id').notNull(),
  quantity: integer('quantity').notNull(),
  attributes: jsonb('attributes').$type<readonly CartAttribute[]>().notNull(),
  attributesKey: text('attributes_key').notNull(),
  parentId: uuid('parent_id'),
});

export const discountTable = pgTable('discount', {
  codeKey: text('code_key').primaryKey(),
  code: text('code').notNull(),
  title: text('title').notNull(),
  kind: text('kind', { enum: ['percentage', 'fixed', 'freeShipping'] }).notNull(),
  value: integer('value').notNull(),
  minimumSubtotal: integer('minimum_subtotal').notNull(),
  oncePerCustomer: boolean('once_per_customer').notNull(),
  excludesProducts: boolean('excludes_products').notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  usageLimit: integer('usage_limit'),
  usageCount: integer('usage_count').notNull(),
  disabled: boolean('disabled').notNull(),
  usedByEveryone: boolean('used_by_everyone').notNull(),
  alwaysAlreadyApplied: boolean('always_already_applied').notNull(),
  automatic: boolean('automatic').notNull(),
});

export const giftCardTable = pgTable('gift_card', {
  id: numericId('id').primaryKey().default(sql`nextval('gift_card_id')`),
  codeHash: text('code_hash').notNull(),
  lastCharacters: text('last_characters').notNull(),
  initialValue: integer('initial_value').notNull(),
  balance: integer('balance').notNull(),
  note: text('note'),
  expiresAt: instant('expires_at'),
  disabledAt: instant('disabled_at'),
  createdAt: instant('created_at').notNull(),
});

export const discountUseTable = pgTable('discount_use', {
  codeKey: text('code_key').notNull(),
  emailKey: text('email_key').notNull(),
  orderNumber: numericId('order_number').notNull(),
  usedAt: instant('used_at').notNull(),
});

export const checkoutTable = pgTable('checkout', {
  cartToken: text('cart_token').primaryKey(),
  contact: jsonb('contact').$type<Contact>(),
  payment: jsonb('payment').$type<Payment>(),
  updatedAt: instant('updated_at').notNull(),
});

export const placedOrderTable = pgTable('placed_order', {
  number: numericId('number').primaryKey().default(sql`nextval('order_number')`),
  token: text('token').notNull(),
  cartToken: text('cart_token').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  language: text('language').notNull(),
  contact: jsonb('contact').$type<Contact>().notNull(),
  payment: jsonb('payment').$type<Payment>().notNull(),
  note: text('note'),
  attributes: jsonb('attributes').$type<readonly CartAttribute[]>().notNull(),
  subtotal: wholeYen('subtotal').notNull(),
  discount: wholeYen('discount').notNull(),
  discountCode: text('discount_code'),
  shipping: integer('shipping').notNull(),
  shippingDiscount: integer('shipping_discount').notNull(),
  shippingCode: text('shipping_code'),
  total: wholeYen('total').notNull(),
  giftCards: jsonb('gift_cards').$type<readonly GiftCardUse[]>().notNull(),
  shopOrigin: text('shop_origin').notNull(),
  placedAt: instant('placed_at').notNull(),
  customerId: numericId('customer_id'),
});

export const placedOrderLineTable = pgTable('placed_order_line', {
  orderNumber: numericId('order_number').notNull(),
  position: integer('position').notNull(),
  variantId: numericId('variant_id').notNull(),
  productId: numericId('product_id').notNull(),
  handle: text('handle').notNull(),
  title: text('title').notNull(),
  variantTitle: text('variant_title').notNull(),
  sku: text('sku').notNull(),
  imageUrl: text('image_url'),
  quantity: integer('quantity').notNull(),
  price: integer('price').notNull(),
  discount: wholeYen('discount').notNull(),
  attributes: jsonb('attributes').$type<readonly CartAttribute[]>().notNull(),
});

export const webhookEventTable = pgTable('webhook_event', {
  sequence: numericId('sequence').generatedAlwaysAsIdentity(),
  id: uuid('id').notNull(),
  topic: text('topic').notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  deliveredAt: instant('delivered_at'),
  lastError: text('last_error'),
});

export const mailTable = pgTable('mail', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at').notNull(),
  writtenAt: instant('written_at'),
});
