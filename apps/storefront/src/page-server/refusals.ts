import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForData } from '@shop/page-server/next-internals/answers';
import type { CachedPage, Encoding } from '#foundation/cache/page-store.ts';
import { problem } from '#foundation/http/problem.ts';
import type { Problem } from '#foundation/http/problem-schema.ts';
import { isEndpointPath } from './allowed-methods';
import { closingHeaders } from './closing-headers';
import { chooseEncoding, encode } from './encode';
import { type EmptyState, languageAsked, readErrorPage } from './error-page';
import type { Render } from './record-answer';
import type { SecurityHeaders } from './security-headers';
import { writeBody } from './send-page';

/** How long the page of refusals is sent without asking Next again, in milliseconds. */
const REFUSAL_FRESH_MS = 10_000;
/** Of who may come again: too many ask at once, or the platform is away. */
const LATER_STATUSES: readonly number[] = [429, 503];

interface RefusalsOptions {
  readonly render: Render;
  readonly security: SecurityHeaders;
}

/**
 * @returns refuses a request without carrying anything of it out: with a problem body for programs, else with a page in the address's
 * language
 */
export function createRefusals({ render, security }: RefusalsOptions) {
  /** One of a name and a language. */
  const refusals = new Map<string, CachedPage>();

  return async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    refusal: Problem,
    headers: Record<string, string> = {},
    encoding: Encoding = chooseEncoding(request.headers['accept-encoding']?.toString()),
  ): Promise<void> {
    const address = request.url ?? '/';
    const { status } = refusal;
    const refused = problem(refusal, headers);
    const isProgram = isEndpointPath(address.split('?', 1)[0] ?? '') || asksForData(request.headers);
    const name = LATER_STATUSES.includes(status) ? 'unreachable' : 'refused';
    const page = isProgram ? undefined : await refusalPage(name, address);
    if (page === undefined) {
      const body = Buffer.from(await refused.arrayBuffer());
      writeBody(response, status, Object.fromEntries(refused.headers), 'identity', body);
      return;
    }
    if (encoding !== 'identity') page.bodies[encoding] ??= await encode(page.bodies.identity, encoding);
    const all = { ...Object.fromEntries(refused.headers), ...page.headers };
    writeBody(response, status, all, encoding, page.bodies[encoding] ?? page.bodies.identity);
  };

  /** The page of every such refusal in a language. It is held for a while: whoever is refused a thousand times costs nothing. */
  async function refusalPage(name: EmptyState, address: string): Promise<CachedPage | undefined> {
    const key = `${name} ${languageAsked(address)}`;
    const held = refusals.get(key);
    if (held !== undefined && held.freshUntil > performance.now()) return held;
    const drawn = await readErrorPage(render, name, 200, address);
    if (drawn === undefined) return undefined;
    const page: CachedPage = {
      status: 200,
      tag: '',
      headers: {
        ...closingHeaders(security, drawn),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
      },
      bodies: { identity: drawn.body },
      freshUntil: performance.now() + REFUSAL_FRESH_MS,
    };
    refusals.set(key, page);
    return page;
  }
}
