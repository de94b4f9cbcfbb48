import { z } from 'zod';

/** What `POST /__faults` takes. Without `operations` it meets every operation, without `times` until it is cleared. */
export const faultRequest = z.strictObject({
  /** answer so many milliseconds later */
  latencyMs: z.number().int().min(0).max(120_000).optional(),
  /** answer with this HTTP status and no data; the operation is not executed */
  status: z.number().int().min(400).max(599).optional(),
  /** answer with the provider's THROTTLED error; the operation is not executed */
  throttled: z.boolean().optional(),
  /** cut the connection: `before` the operation is executed, or `after` it, with the answer lost */
  drop: z.union([z.boolean(), z.enum(['before', 'after'])]).optional(),
  /** answer with JSON that breaks off; the operation is executed */
  malformed: z.boolean().optional(),
  /** let the cart that the operation names expire first */
  expireCarts: z.boolean().optional(),
  /** hold the answer back until the next operation that this fault meets is answered (or two seconds have passed) */
  reorder: z.boolean().optional(),
  operations: z.array(z.string().min(1)).min(1).optional(),
  times: z.number().int().min(1).max(10_000).optional(),
});

export type FaultRequest = z.output<typeof faultRequest>;

/** An operation as it came. */
export interface AskedOperation {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Operations that are kept with their variables, the newest. */
const MOST_ASKED = 1_000;

/** The faults that wait, in the order in which they were asked for, and what was asked of the platform meanwhile. */
export class FaultPlan {
  readonly #calls = new Map<string, number>();
  readonly #asked: AskedOperation[] = [];
  #faults: { readonly fault: FaultRequest; left: number }[] = [];

  add(fault: FaultRequest): void {
    this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#faults = [];
    this.#calls.clear();
    this.#asked.length = 0;
  }

  /** How often each operation came since the last `clear`, by its name: tests and benchmarks count the shop's calls. */
  calls(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#calls);
  }

  /** The newest operations since the last `clear`, in order: with their variables one tells who asks about what. */
  asked(): readonly AskedOperation[] {
    return [...this.#asked];
  }

  list(): readonly FaultRequest[] {
    return this.#faults.map(({ fault }) => fault);
  }

  /** All faults that meet this operation; each is used up once. */
  take(operationName: string, variables: AskedOperation['variables'] = {}): readonly FaultRequest[] {
    this.#calls.set(operationName, (this.#calls.get(operationName) ?? 0) + 1);
    this.#asked.push({ operation: operationName, variables });
    if (this.#asked.length > MOST_ASKED) this.#asked.shift();
    const met = this.#faults.filter(({ fault }) => fault.operations?.includes(operationName) ?? true);
    for (const entry of met) {
      entry.left -= 1;
    }
    this.#faults = this.#faults.filter(({ left }) => left > 0);
    return met.map(({ fault }) => fault);
  }
}
