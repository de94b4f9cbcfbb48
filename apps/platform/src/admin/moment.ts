import { z } from 'zod';

const [FIRST, LAST] = [0, Date.UTC(9999, 11, 31, 23, 59, 59, 999)];

function isStorable(text: string): boolean {
  const moment = Date.parse(text);
  return moment >= FIRST && moment <= LAST;
}

/** A moment with its offset from UTC, of the years 1970 to 9999: the database cannot store every other. */
export const moment = z.iso.datetime({ offset: true }).refine(isStorable, 'must be from 1970 to 9999');
