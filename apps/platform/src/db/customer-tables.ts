import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GrantFacts } from '../customer-account/authorization.ts';

const numericId = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const customerTable = pgTable('customer', {
  id: numericId('id').primaryKey().default(sql`nextval('customer_id')`),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  emailProvenAt: instant('email_proven_at'),
  passwordHash: text('password_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phone: text('phone'),
  acceptsMarketing: boolean('accepts_marketing').notNull(),
  defaultAddressId: numericId('default_address_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const customerAddressTable = pgTable('customer_address', {
  id: numericId('id').primaryKey().default(sql`nextval('customer_address_id')`),
  customerId: numericId('customer_id').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  company: text('company'),
  phone: text('phone'),
  zip: text('zip'),
  provinceCode: text('province_code'),
  city: text('city'),
  address1: text('address1'),
  address2: text('address2'),
});

export const customerTokenTable = pgTable('customer_token', {
  hash: text('hash').primaryKey(),
  customerId: numericId('customer_id').notNull(),
  kind: text('kind', { enum: ['access', 'reset', 'activation', 'code', 'account', 'refresh'] }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  session: text('session'),
  facts: jsonb('facts').$type<GrantFacts>(),
  usedAt: instant('used_at'),
});

/** At most one row: the private key of ID tokens, as PEM. */
export const signingKeyTable = pgTable('signing_key', {
  id: integer('id').primaryKey(),
  privateKey: text('private_key').notNull(),
});
