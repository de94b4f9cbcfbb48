import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { insertGiftCard, updateGiftCard } from '../db/repositories/gift-cards.ts';
import { type GiftCard, hashOfCode } from '../gift-card/gift-card.ts';
import type { Services } from '../graphql/context.ts';
import { moment } from './moment.ts';

const CODE_LENGTH = 16;
/** Letters and digits without ambiguous characters. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LAST = 4;

const note = z.string().trim().max(5_000).nullable();

/** A gift card to issue; without a code one is generated. */
export const newGiftCard = z.strictObject({
  /** Whole yen. */
  initialValue: z.number().int().min(1).max(1_000_000),
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{8,20}$/, 'must be 8 to 20 letters and digits')
    .optional(),
  note: note.default(null),
  expiresAt: moment.nullable().default(null),
});

/** Changeable fields of a card. Disabling is permanent. */
export const giftCardPatch = z
  .strictObject({
    note: note.optional(),
    expiresAt: moment.nullable().optional(),
    disabled: z.literal(true).optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/** Issues a card. Only this response contains the whole code. @returns null when the code is taken */
export async function issueGiftCard(
  { database, now }: Pick<Services, 'database' | 'now'>,
  given: z.output<typeof newGiftCard>,
): Promise<object | null> {
  const code =
    given.code ?? Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const card = await insertGiftCard(database, {
    codeHash: hashOfCode(code),
    lastCharacters: code.slice(-LAST).toLowerCase(),
    initialValue: given.initialValue,
    balance: given.initialValue,
    note: given.note,
    expiresAt: given.expiresAt === null ? null : new Date(given.expiresAt),
    disabledAt: null,
    createdAt: now(),
  });
  return card && { ...publicGiftCard(card), code };
}

/** Changes or disables a card. @returns the card with its balance; null when it does not exist */
export async function changeGiftCard(
  { database, now }: Pick<Services, 'database' | 'now'>,
  key: string,
  { note: noted, expiresAt, disabled }: z.output<typeof giftCardPatch>,
): Promise<object | null> {
  const card = await updateGiftCard(database, Number(key), {
    ...(noted !== undefined && { note: noted }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(disabled && { disabledAt: now() }),
  });
  return card && publicGiftCard(card);
}

function publicGiftCard({ codeHash: _secret, ...card }: GiftCard) {
  return card;
}
