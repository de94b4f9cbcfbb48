import { type Answer, list, optional, readAnswer, text } from './answer';

/** A metafield or a metaobject's field, by its alias. */
export type Fact = { readonly value: string | null } | null;

/** The text of a fact, '' where it is unset. */
export function factText(fact: Answer<Fact>): string {
  return optional(fact, (present) => optional(present.at('value'), text)) ?? '';
}

/** The number of a fact, null where it is unset or none. */
export function factNumber(fact: Answer<Fact>): number | null {
  const written = factText(fact).trim();
  const number = Number(written);
  return written !== '' && Number.isFinite(number) ? number : null;
}

/**
 * A fact that is JSON. People write these in the back office and the platform does not check them, so one that is not as
 * it should be counts as unset: a slip in a care note must not take a product off sale.
 * @param read reads the parsed value, whose type is a claim that the reading proves.
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

/** Flags of the merchant that the shop reads: it takes no delivery date (DLV-04); its receiver says the address after the order. */
export type Flag = 'date_unavailable' | 'e_gift';

/** Whether the merchant gave a product a flag. What is no list of flags gives none. */
export function hasFlag(flags: Answer<Fact | undefined>, flag: Flag): boolean {
  const names = optional(flags, (fact) =>
    factJson(fact, (value: Answer<readonly string[]>) => list(value, text)),
  );
  return names?.includes(flag) ?? false;
}
