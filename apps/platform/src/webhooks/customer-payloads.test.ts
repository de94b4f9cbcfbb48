import { expect, test } from 'vitest';
import { customerPayload } from './customer-payloads.ts';

const CUSTOMER = {
  id: 7703000000001,
  email: 'hanako@example.jp',
  emailKey: 'hanako@example.jp',
  passwordHash: 'scrypt$…',
  firstName: null,
  lastName: null,
  phone: null,
  acceptsMarketing: false,
  defaultAddressId: null,
  createdAt: new Date('2026-11-25T00:00:00Z'),
  updatedAt: new Date('2026-11-25T00:00:00Z'),
};

test.each([
  [null, false],
  [new Date('2026-11-25T00:00:00Z'), true],
])('[PLAT-02] an e-mail verified at %s is reported as verified: %s', (emailProvenAt, isVerified) => {
  expect(customerPayload({ ...CUSTOMER, emailProvenAt }, []).verified_email).toBe(isVerified);
});
