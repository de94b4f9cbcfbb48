import { agentServices } from '#features/agent/server/agent-services.ts';
import { receiveAgent } from '#features/agent/server/receive-agent.ts';
import { env } from '#foundation/env/env.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** An agent asks often: one task takes some ten questions. */
const TIMES_OF_FORMS = 4;

/** The shop's tools for agents, by the Model Context Protocol (AGENT-02). */
export const POST = (request: Request) =>
  receiveAgent(request, {
    store: shopStore(),
    mostPerClient: env().formLimitPerClient * TIMES_OF_FORMS,
    services: agentServices(),
  });
