import { hasTagOf } from '@shop/rules/product/product-tag';
import { type Answer, list, optional, readAnswer, text } from './answer';

/** A metafield, or a field of a metaobject, by its alias. */
export type Fact = { readonly value: string | null } | null;

/** The text of a fact; '' if it is unset. */
export function factText(fact: Answer<Fact>): string {
  return optional(fact, (present) => optional(present.at('value'), text)) ?? '';
}

/** The number of a fact; null if it is unset or not a number. */
export function factNumber(fact: Answer<Fact>): number | null {
  const written = factText(fact).trim();
  const number = Number(written);
  return written !== '' && Number.isFinite(number) ? number : null;
}

/**
 * Reads a fact that contains JSON. Merchants write these in the back office, and the platform does not validate them. Invalid
 * JSON counts as unset, so a mistake in a care note does not take a product off sale.
 * @param read reads the parsed value; its declared type is unproven until read
 */
export function factJson<Wire, Shape>(
  fact: Answer<Fact>,
  read: (answer: Answer<Wire>) => Shape,
): Shape | null {
  const written = factText(fact);
  if (written === '') {
    return null;
  }
  try {
    const result = readAnswer(fact.path, JSON.parse(written) as Wire, read);
    return result.ok ? result.value : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/** Merchant flags that the shop reads: no delivery date is accepted (DLV-04); the recipient enters the address after the order. */
export type Flag = 'date_unavailable' | 'e_gift';

/** Whether a product has a flag. An invalid list contains none. */
export function hasFlag(flags: Answer<Fact | undefined>, flag: Flag): boolean {
  const names = optional(flags, (fact) =>
    factJson(fact, (value: Answer<readonly string[]>) => list(value, text)),
  );
  return hasTagOf(names ?? [], [flag]);
}
