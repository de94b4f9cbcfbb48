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
  /** A card that was disabled is good for nothing, for ever. */
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

/** What a card pays of an order, in yen. */
export interface GiftCardUse {
  readonly id: number;
  readonly lastCharacters: string;
  readonly amount: number;
}

/** What is kept of a code: case, spaces and hyphens do not count. */
export function hashOfCode(code: string): string {
  return hashOfToken(code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase());
}

/** Whether a card can pay now. */
export function isUsable({ balance, expiresAt, disabledAt }: GiftCard, now: Date): boolean {
  return balance > 0 && disabledAt === null && (expiresAt === null || now < expiresAt);
}

/** What each card pays of an amount: one after the other, until it is paid or they are empty. */
export function spend(cards: readonly GiftCard[], amount: number): GiftCardUse[] {
  let left = amount;
  return cards.map(({ id, lastCharacters, balance }) => {
    const paid = Math.min(balance, left);
    left -= paid;
    return { id, lastCharacters, amount: paid };
  });
}
