import type { z } from 'zod';
import { REPLACEMENT } from '../http/clean-text.ts';

/**
 * Reads what a request or a form of the back office gives. A text that lost characters on its way (U+FFFD) is refused by the name of its
 * field, like any other that does not fit.
 */
export function parseGiven<T extends z.ZodType>(
  schema: T,
  given: unknown,
): { readonly value: z.output<T> } | { readonly issues: z.core.$ZodIssue[] } {
  const issues: z.core.$ZodIssue[] = lossyPaths(given).map((path) => ({
    code: 'custom',
    path,
    message: 'has a character that was lost',
  }));
  if (issues.length > 0) return { issues };
  const parsed = schema.safeParse(given);
  return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
}

/** Where texts lost a character, as the keys that lead there. */
export function lossyPaths(given: unknown, path: readonly string[] = []): string[][] {
  if (typeof given === 'string') return given.includes(REPLACEMENT) ? [[...path]] : [];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, part]) => lossyPaths(part, [...path, key]));
}
