import { type Answer, list, optional, text } from './answer';
import { type Fact, factJson } from './fact';

/** Flags of the merchant that the shop reads: it takes no delivery date (DLV-04); its receiver says the address after the order. */
export type Flag = 'date_unavailable' | 'e_gift';

/** Whether the merchant gave a product a flag. What is no list of flags gives none. */
export function hasFlag(flags: Answer<Fact | undefined>, flag: Flag): boolean {
  const names = optional(flags, (fact) =>
    factJson(fact, (value: Answer<readonly string[]>) => list(value, text)),
  );
  return names?.includes(flag) ?? false;
}
