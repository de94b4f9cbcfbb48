import { giftCardPayments } from '@shop/rules/cart/gift-card-payments';
import { compactCode } from '@shop/rules/typed-text';
import { hashOfToken } from '../customer/secrets.ts';

/** A gift card; amounts in yen. */
export interface GiftCard {
  readonly id: number;
  readonly codeHash: string;
  readonly lastCharacters: string;
  readonly initialValue: number;
  readonly balance: number;
  readonly note: string | null;
  readonly expiresAt: Date | null;
  /** A disabled card stays unusable. */
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

/** A card's payment for an order, in yen. */
export interface GiftCardUse {
  readonly id: number;
  readonly lastCharacters: string;
  readonly amount: number;
}

/** Stored hash of a code: case, spaces and hyphens are ignored. */
export function hashOfCode(code: string): string {
  return hashOfToken(compactCode(code).replaceAll('-', '').toLowerCase());
}

/** Whether a card can pay now. */
export function isUsable({ balance, expiresAt, disabledAt }: GiftCard, now: Date): boolean {
  return balance > 0 && disabledAt === null && (expiresAt === null || now < expiresAt);
}

/** Each card's part of an amount: in turn, until it is paid or the cards are empty. */
export function spend(cards: readonly GiftCard[], amount: number): GiftCardUse[] {
  return giftCardPayments(cards, amount).map(({ card: { id, lastCharacters }, amount: paid }) => ({
    id,
    lastCharacters,
    amount: paid,
  }));
}

/** What is left to pay of a total after its gift cards. */
export function leftToPay(total: number, uses: readonly Pick<GiftCardUse, 'amount'>[]): number {
  return uses.reduce((left, { amount }) => left - amount, total);
}
