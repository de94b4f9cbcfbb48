import { z } from 'zod';
import { askShop } from './ask-shop';

/** What an agent says of itself with each call. */
export const AGENT_META = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };

const toolAnswer = z.object({ result: z.object({ structuredContent: z.unknown() }) });

/** The request of one JSON-RPC method of the agent server (AGENT-02). */
export const agentRequest = (method: string, params: object): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

/** The structured response of a tool of the shop under test to a valid call. */
export async function callTool(name: string, input: object, path = '/api/mcp'): Promise<unknown> {
  const params = { name, arguments: { meta: AGENT_META, ...input } };
  const answer = await askShop(path, agentRequest('tools/call', params));
  return toolAnswer.parse(await answer.json()).result.structuredContent;
}
