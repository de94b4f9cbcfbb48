import { describe, expect, test } from 'vitest';
import { type RegistrationResponse, registrationResponseSchema } from '../contract/mail-magazine';
import { registrationOutcome } from './registration-outcome';

describe('the outcome of a registration response', () => {
  test.each<[RegistrationResponse, ReturnType<typeof registrationOutcome>]>([
    [
      { status: 'SUCCESS', couponCode: 'A-15', discountRate: 15 },
      { ok: true, value: { code: 'A-15', discountRate: 15 } },
    ],
    [
      { status: 'SUCCESS', couponCode: 'A-15', discountRate: 15, missedDraw: '春' },
      { ok: true, value: { code: 'A-15', discountRate: 15, missedDraw: '春' } },
    ],
    [
      { status: 'INVALID_MAIL_ADDRESS', couponCode: null, discountRate: null },
      { ok: false, error: 'invalid' },
    ],
    [
      { status: 'DUPLICATED', couponCode: null, discountRate: null },
      { ok: false, error: 'duplicated' },
    ],
  ])('[API-01] %j', (body, outcome) => {
    expect(registrationOutcome({ status: 200, body: registrationResponseSchema.parse(body) })).toEqual(
      outcome,
    );
  });

  test.each([[400], [429], [500], [503]])('[MAIL-03] status %i is an error, with any body', (status) => {
    expect(registrationOutcome({ status, body: { status: 'DUPLICATED' } })).toEqual({
      ok: false,
      error: 'refused',
    });
  });

  test.each([
    [null],
    ['<html>'],
    [{}],
    [{ status: 'SUCCESS' }],
    [{ status: 'SUCCESS', couponCode: 'a b', discountRate: 15 }],
  ])('[MAIL-03] the body %j with status 200 is an error: no coupon was given', (body) => {
    expect(registrationOutcome({ status: 200, body })).toEqual({ ok: false, error: 'refused' });
  });

  test('[MAIL-03] a missing response is distinguished', () => {
    expect(registrationOutcome(null)).toEqual({ ok: false, error: 'unreachable' });
  });
});
