import { z } from 'zod';

/** Body of `POST /__faults`. Without `operations` it affects every operation, without `times` until it is cleared. */
export const faultRequest = z.strictObject({
  /** delay of the response in milliseconds */
  latencyMs: z.number().int().min(0).max(120_000).optional(),
  /** respond with this HTTP status and no data; the operation is not executed */
  status: z.number().int().min(400).max(599).optional(),
  /** respond with the provider's THROTTLED error; the operation is not executed */
  throttled: z.boolean().optional(),
  /** cut the connection `before` the operation is executed, or `after` it, losing the response */
  drop: z.union([z.boolean(), z.enum(['before', 'after'])]).optional(),
  /** respond with truncated JSON; the operation is executed */
  malformed: z.boolean().optional(),
  /** expire the operation's cart first */
  expireCarts: z.boolean().optional(),
  /** hold the response until the next operation with this fault is answered (or two seconds have passed) */
  reorder: z.boolean().optional(),
  operations: z.array(z.string().min(1)).min(1).optional(),
  times: z.number().int().min(1).max(10_000).optional(),
});

export type FaultRequest = z.output<typeof faultRequest>;

/** An operation as received. */
export interface AskedOperation {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Maximum number of recorded operations with variables; the newest are kept. */
const MAX_ASKED = 1_000;

/** Pending faults in request order, and the recorded operations. */
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

  /** Number of operations by name since the last `clear`: tests and benchmarks count the shop's calls. */
  calls(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#calls);
  }

  /** The newest operations since the last `clear`, in order, with variables that identify the caller. */
  asked(): readonly AskedOperation[] {
    return [...this.#asked];
  }

  list(): readonly FaultRequest[] {
    return this.#faults.map(({ fault }) => fault);
  }

  /** All faults for this operation; each is consumed once. */
  take(operationName: string, variables: AskedOperation['variables'] = {}): readonly FaultRequest[] {
    this.#calls.set(operationName, (this.#calls.get(operationName) ?? 0) + 1);
    this.#asked.push({ operation: operationName, variables });
    if (this.#asked.length > MAX_ASKED) this.#asked.shift();
    const met = this.#faults.filter(({ fault }) => fault.operations?.includes(operationName) ?? true);
    for (const entry of met) {
      entry.left -= 1;
    }
    this.#faults = this.#faults.filter(({ left }) => left > 0);
    return met.map(({ fault }) => fault);
  }
}
