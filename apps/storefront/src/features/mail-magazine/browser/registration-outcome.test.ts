import { describe, expect, test } from 'vitest';
import { type RegistrationResponse, registrationResponseSchema } from '../contract/mail-magazine';
import { registrationOutcome } from './registration-outcome';

describe('what an answer to a registration means', () => {
  test.each<[RegistrationResponse, ReturnType<typeof registrationOutcome>]>([
    [
      { status: 'SUCCESS', couponCode: 'A-15', discountRate: 15 },
      { ok: true, value: { code: 'A-15', discountRate: 15 } },
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

  test.each([[400], [429], [500], [503]])('[MAIL-03] status %i is an error, whatever is said', (status) => {
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
  ])('[MAIL-03] the body %j with status 200 is an error: nothing was given', (body) => {
    expect(registrationOutcome({ status: 200, body })).toEqual({ ok: false, error: 'refused' });
  });

  test('[MAIL-03] no answer is told apart', () => {
    expect(registrationOutcome(null)).toEqual({ ok: false, error: 'unreachable' });
  });
});
