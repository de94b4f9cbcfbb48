import { z } from 'zod';

/** The body of every refusal (RFC 9457), `application/problem+json`. */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  /** The invalid fields of the body, for 400. */
  errors: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
