import type { z } from 'zod';

type DeepReadonly<T> = unknown extends T
  ? T
  : T extends string | number | boolean | undefined
    ? T
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
/** What a schema accepts, read-only at every depth. */
export type ReadonlyOutput<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
