import { z } from 'zod';
import { PAGE_KINDS } from '#foundation/routing/page-kinds.ts';
import { CODE_PLACE, CONNECTIONS, DEVICES, MAX_CLIENT_ERRORS, VITALS } from './vitals-limits';

/** Longest meaningful time: a page left open for an hour has no valid measurement. */
const MAX_TIME_MS = 600_000;
/** Tags, each with the name of one attribute, from the outside in: `main>section[data-gallery]>img`. */
const ELEMENT =
  /^[a-z][a-z\d-]{0,20}(?:\[[a-z-]{1,30}\])?(?:>[a-z][a-z\d-]{0,20}(?:\[[a-z-]{1,30}\])?){0,3}$/;
const page = z.enum(PAGE_KINDS, { error: 'is no kind of page' });

/** `POST /api/vitals` (OBS-07). */
export const vitalsRequestSchema = z.strictObject({
  page,
  device: z.enum(DEVICES, { error: 'must be mobile or desktop' }),
  connection: z.enum(CONNECTIONS, { error: 'is no kind of connection' }),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(VITALS, { error: 'must be LCP, INP or CLS' }),
        value: z
          .number({ error: 'must be a number' })
          .min(0, 'must not be negative')
          .max(MAX_TIME_MS, 'is too much'),
        element: z.string().regex(ELEMENT, 'must be a short path of tags').optional(),
      }),
      { error: 'must be a list' },
    )
    .min(1, 'must not be empty')
    .max(VITALS.length, 'has too many entries'),
});
export type VitalsRequest = z.infer<typeof vitalsRequestSchema>;

/** `POST /api/client-errors` (OBS-07). */
export const clientErrorsRequestSchema = z.strictObject({
  page,
  errors: z
    .array(
      z.strictObject({
        message: z.string({ error: 'must be text' }).min(1, 'must not be empty').max(300, 'is too long'),
        /** File, line and column of our own code; empty where it is not known. */
        place: z.string().regex(new RegExp(`^(?:${CODE_PLACE})?$`), 'must be a place in our code'),
      }),
      { error: 'must be a list' },
    )
    .min(1, 'must not be empty')
    .max(MAX_CLIENT_ERRORS, 'has too many entries'),
});
export type ClientErrorsRequest = z.infer<typeof clientErrorsRequestSchema>;
