import type { GlobalId } from '@shop/rules/global-id';
import { encodeGlobalId } from '@shop/rules/global-id';
import type { Platform } from '../support/platform';

/** Faults of a call between page and platform. This layer knows whether the platform carried it out, whatever the page is told. */
export const WIRE_FAULTS = [
  /** Never sent. */
  'lostBefore',
  /** Carried out; the response is lost. */
  'lostAfter',
  /** Carried out, and resent by the browser itself over another connection. */
  'twice',
  /** Carried out; the response is truncated. */
  'malformed',
  /** Carried out; the response is too late. */
  'late',
  /** Carried out after the page has given up. */
  'lateCarriedOut',
  'status500',
  'status503',
  'throttled',
] as const;

export type WireFault = (typeof WIRE_FAULTS)[number];

/** An actual change of the platform's cart by a call. */
export interface Carried {
  readonly operation: string;
  readonly cartId: GlobalId;
  /** Whether the page had given up before. */
  readonly isLate: boolean;
  /** Requested pieces of a restored cart's lines. */
  readonly asked: Readonly<Record<string, number>>;
  /** Pieces by variant (as on the wire), before and after. */
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
}

/** The connection between a tab and the platform, with faults for the next calls. */
export class FaultyWire {
  readonly #platform: Platform;
  readonly #waiting: WireFault[] = [];
  /** Calls carried out after the page has given up. */
  readonly #late: (() => Promise<unknown>)[] = [];
  /** Called after each actual cart change. */
  onCarried: (carried: Carried) => void = () => undefined;
  /** Number of calls with each fault. */
  readonly met: Partial<Record<WireFault, number>> = {};

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Adds a fault for the next call. */
  add(fault: WireFault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  /** Carries out late calls now. */
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
