import { agentEndpoint } from '#features/agent/server/receive-agent.ts';

/** The same tools for agents with the previous version (AGENT-02). */
export const POST = agentEndpoint('2026-04-08');
