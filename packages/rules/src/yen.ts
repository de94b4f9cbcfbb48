import { err, ok, type Result } from './result';

declare const yenBrand: unique symbol;

/** Tax-included Japanese yen: a whole number from 0 up. Created only by the functions of this file. */
export type Yen = number & { readonly [yenBrand]: 'Yen' };

/** Money in the platform's format: a decimal string and an ISO 4217 code, e.g. `{ amount: '1280.0', currencyCode: 'JPY' }`. */
export interface MoneyOnTheWire {
  readonly amount: string;
  readonly currencyCode: string;
}

/** Why a platform amount is not yen; the shop sells in yen only. */
export type MoneyError = 'notYen' | 'notWholeYen';

const WHOLE_YEN = /^(\d{1,15})(?:\.0*)?$/;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** @throws RangeError unless `amount` is a whole number of yen from 0 up: a bug, not a shopper's mistake. */
export function yen(amount: number): Yen {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`${amount} is not a whole number of yen`);
  }
  return amount as Yen;
}

/**
 * Parses a platform amount exactly: `1280`, `1280.0` and `1280.00` are 1,280 yen. It uses no float, so nothing is rounded; a
 * fraction of a yen or a sign is refused.
 */
export function parseMoney(money: MoneyOnTheWire): Result<Yen, MoneyError> {
  if (money.currencyCode !== 'JPY') {
    return err('notYen');
  }
  const digits = WHOLE_YEN.exec(money.amount)?.[1];
  return digits === undefined ? err('notWholeYen') : ok(yen(Number(digits)));
}

/** Digits with separators, `12,800`. The currency sign and 税込 are part of the messages, because Intl's currency sign differs by browser. */
export function formatYen(amount: Yen): string {
  return String(amount).replace(THOUSANDS, ',');
}

/** The sum; 0 without arguments. */
export function addYen(...amounts: readonly Yen[]): Yen {
  return yen(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** `amount` minus `taken`, never below 0: a coupon cannot make a price negative. */
export function subtractYen(amount: Yen, taken: Yen): Yen {
  return yen(Math.max(0, amount - taken));
}

/** The price of several pieces before any discount; at least of one piece, so that a sold-out line never costs 0. */
export function linePrice(price: number, pieces: number): Yen {
  return yen(price * Math.max(1, pieces));
}
