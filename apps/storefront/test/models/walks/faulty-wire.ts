import type { GlobalId } from '@shop/rules/global-id';
import { encodeGlobalId } from '@shop/rules/global-id';
import type { Platform } from '../support/platform';

/**
 * What may happen to a call between the page and the platform. Here, at the page's end, it is known for certain whether the
 * platform carried it out, whatever the page is told.
 */
export const WIRE_FAULTS = [
  /** Never sent. */
  'lostBefore',
  /** Carried out, and the answer lost. */
  'lostAfter',
  /** Carried out, and sent again by the browser itself over another connection. */
  'twice',
  /** Carried out; the answer breaks off. */
  'malformed',
  /** Carried out; the answer comes too late. */
  'late',
  /** The page has given up when it is carried out. */
  'lateCarriedOut',
  'status500',
  'status503',
  'throttled',
] as const;

export type WireFault = (typeof WIRE_FAULTS)[number];

/** A change of the platform's cart that a call really made. */
export interface Carried {
  readonly operation: string;
  readonly cartId: GlobalId;
  /** The page had given it up before. */
  readonly isLate: boolean;
  /** Pieces that the lines of a restored cart were to have. */
  readonly asked: Readonly<Record<string, number>>;
  /** Pieces by variant (as on the wire), before and after. */
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
}

/** The way between a tab and the platform, with faults that wait for the next calls. */
export class FaultyWire {
  readonly #platform: Platform;
  readonly #waiting: WireFault[] = [];
  /** Calls that are carried out after the page has given them up. */
  readonly #late: (() => Promise<unknown>)[] = [];
  /** Told of each change of a cart that was carried out. */
  onCarried: (carried: Carried) => void = () => undefined;
  /** How often each fault met a call. */
  readonly met: Partial<Record<WireFault, number>> = {};

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** The next call meets it. */
  add(fault: WireFault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  /** What was late is carried out now. */
  async carryOutLate(): Promise<void> {
    for (const call of this.#late.splice(0)) await call();
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const fault = this.#waiting.shift();
    const real = (isLate = false) => this.#carryOut(input, init, isLate);
    if (fault === undefined) return real();
    this.met[fault] = (this.met[fault] ?? 0) + 1;
    switch (fault) {
      case 'lostBefore':
        throw new TypeError('Failed to fetch');
      case 'lostAfter':
        await real();
        throw new TypeError('Failed to fetch');
      case 'twice':
        await real();
        return real();
      case 'malformed': {
        const text = await (await real()).text();
        return new Response(text.slice(0, text.length / 2), { status: 200 });
      }
      case 'late':
        await real();
        throw new DOMException('too late', 'TimeoutError');
      case 'lateCarriedOut':
        this.#late.push(() => real(true));
        throw new DOMException('too late', 'TimeoutError');
      case 'status500':
        return new Response('{"errors":[{"message":"Injected fault"}]}', { status: 500 });
      case 'status503':
        return new Response('', { status: 503 });
      case 'throttled':
        return Response.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });
    }
  };

  async #carryOut(
    input: Parameters<typeof fetch>[0],
    init: RequestInit | undefined,
    isLate: boolean,
  ): Promise<Response> {
    const { operationName = '', variables = {} } = bodyOf(init);
    const isChange = /^Cart(?!GetById)/.test(operationName);
    const asked = typeof variables['cartId'] === 'string' ? encodeGlobalId(variables['cartId']) : null;
    const before = isChange && asked?.ok ? await this.#held(asked.value) : {};
    const response = await fetch(input, init);
    if (!isChange) return response;
    const text = await response.text();
    const id = /"id":"(gid:\/\/shopify\/Cart\/[^"]+)"/.exec(text)?.[1];
    const answered = id === undefined ? null : encodeGlobalId(id);
    if (answered?.ok) {
      const after = await this.#held(answered.value);
      this.onCarried({
        operation: operationName,
        cartId: answered.value,
        isLate,
        asked: askedIn(variables),
        before,
        after,
      });
    }
    return new Response(text, { status: response.status, headers: { 'content-type': 'application/json' } });
  }

  async #held(cartId: GlobalId): Promise<Record<string, number>> {
    return Object.fromEntries(
      ((await this.#platform.linesOf(cartId)) ?? []).map(({ variant, quantity }) => [variant, quantity]),
    );
  }
}

function bodyOf(init: RequestInit | undefined): {
  operationName?: string;
  variables?: Readonly<Record<string, unknown>>;
} {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : {};
}

function askedIn({ lines }: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    (Array.isArray(lines) ? lines : []).map((line: { merchandiseId?: unknown; quantity?: unknown }) => [
      String(line.merchandiseId),
      Number(line.quantity),
    ]),
  );
}
