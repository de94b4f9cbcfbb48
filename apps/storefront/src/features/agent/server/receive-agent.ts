import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { err, ok, type Result } from '@shop/rules/result';
import { readBody } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { env } from '#foundation/env/env.ts';
import { problem } from '#foundation/http/problem.ts';
import type { UcpVersion } from '#foundation/routing/ucp-versions.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { agentServer } from './agent-server';
import { type AgentServices, agentServices } from './agent-services';

/** The largest request is the quote of a cart of 500 lines. */
const AGENT_BODY_MAX_BYTES = 128 * 1024;

/** Agents send many requests: one task takes about ten. */
const TIMES_OF_FORMS = 4;

interface AgentEndpoint {
  readonly store: Store;
  /** Requests of one client in ten minutes. */
  readonly maxPerClient: number;
  readonly services: AgentServices;
}

/** The endpoint of a version, with the services of this process. @returns the route handler */
export const agentEndpoint = (version: UcpVersion) => (request: Request) =>
  receiveAgent(request, {
    store: shopStore(),
    maxPerClient: env().formLimitPerClient * TIMES_OF_FORMS,
    services: agentServices(version),
  });

/**
 * `POST /api/mcp`: one agent request over the Model Context Protocol (Streamable HTTP), stateless: there are no sessions, and no
 * request content is logged (AGENT-02). No cookies are read: an agent accesses carts by their ids.
 */
export async function receiveAgent(request: Request, endpoint: AgentEndpoint): Promise<Response> {
  const { store, maxPerClient, services } = endpoint;
  const body = await readBody(request, AGENT_BODY_MAX_BYTES);
  if (body instanceof Response) return body;
  const limit = clientLimit(request, 'agent', maxPerClient);
  const counted = await withStore(
    store,
    async (pool) => (await refuseTooMany(pool, limit)) ?? new Response(null, { status: 204 }),
  );
  if (counted.status !== 204) return counted;
  const parsed = parseMessage(new TextDecoder().decode(body));
  if (!parsed.ok) return problem({ status: 400, title: parsed.error });
  const server = agentServer(services);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const answer = await transport.handleRequest(request, { parsedBody: parsed.value });
    answer.headers.set('cache-control', 'no-store');
    return answer;
  } finally {
    await server.close();
  }
}

/** The message, or why it is none: a batch could hold as many requests as fit into a body. */
function parseMessage(text: string): Result<object, string> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return err('A batch is not accepted: send one JSON-RPC message');
    return typeof parsed === 'object' && parsed !== null
      ? ok(parsed)
      : err('A JSON-RPC message is an object');
  } catch {
    return err('The body is not JSON');
  }
}
