import type { IncomingMessage } from 'node:http';
import { parseJson } from '../http/parse-json.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { type FaultPlan, faultRequest } from './fault-plan.ts';

const FAULT_PLAN_MAX_BYTES = 16 * 1024;

/**
 * `POST /__faults` adds a fault, `DELETE` clears all, `GET` lists them with counts and names of operations since. The routes exist only if
 * faults were enabled at startup.
 */
export function faultRoutes(plan: FaultPlan): Route[] {
  const path = /^\/__faults$/;
  return [
    {
      method: 'POST',
      path,
      handle: async (request, response) => {
        const parsed = faultRequest.safeParse(await readJson(request));
        if (parsed.success) {
          plan.add(parsed.data);
          sendJson(response, 200, { faults: plan.list() });
        } else {
          const errors = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
          sendJson(response, 400, { errors });
        }
      },
    },
    {
      method: 'DELETE',
      path,
      handle: async (_request, response) => {
        plan.clear();
        sendJson(response, 200, { faults: [] });
      },
    },
    {
      method: 'GET',
      path,
      handle: async (_request, response) =>
        sendJson(response, 200, { faults: plan.list(), calls: plan.calls(), asked: plan.asked() }),
    },
  ];
}

/** The body; null, which is no fault, if it is too large or no JSON. @throws Error if it cannot be read */
async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return parseJson((await readBody(request, FAULT_PLAN_MAX_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLargeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
