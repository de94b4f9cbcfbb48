import { agentEndpoint } from '#features/agent/server/receive-agent.ts';
import { NEWEST_UCP_VERSION } from '#foundation/routing/ucp-versions.ts';

/** The shop's tools for agents, through the Model Context Protocol, in the newest version (AGENT-02). */
export const POST = agentEndpoint(NEWEST_UCP_VERSION);
