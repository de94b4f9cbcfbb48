import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCartId } from '../cart/cart-id.ts';
import { expireCart } from '../db/repositories/carts.ts';
import type { Services } from '../graphql/context.ts';
import type { Answer } from '../graphql/execute-operation.ts';
import type { Operation } from '../graphql/read-operation.ts';
import type { FaultPlan, FaultRequest } from './fault-plan.ts';

/** A held response is sent after this time even without another operation. */
const MAX_HOLD_MS = 2_000;
const OPERATION_NAME = /\b(?:query|mutation)\s+([_A-Za-z]\w*)/;

/**
 * Wraps the execution of an operation.
 * @returns the response to send, or null when it was already handled
 */
export type OperationInterceptor = (
  operation: Operation,
  response: ServerResponse,
  execute: () => Promise<Answer>,
) => Promise<Answer | null>;

/** Applies the plan's faults to operations. Only created when faults are enabled at startup. */
export function faultInterceptor(plan: FaultPlan, { database, now }: Services): OperationInterceptor {
  const turnstile = new Turnstile();

  return async (operation, response, execute) => {
    const faults = plan.take(nameOf(operation), operation.variables ?? {});
    const asked = <K extends keyof FaultRequest>(key: K) => faults.find((fault) => fault[key])?.[key];
    await sleep(asked('latencyMs') ?? 0);
    const token = asked('expireCarts') ? cartTokenOf(operation) : null;
    if (token !== null) {
      await expireCart(database, token, now());
    }
    const drop = asked('drop');
    if (drop === true || drop === 'before') {
      response.destroy();
      return null;
    }
    const status = asked('status');
    if (status !== undefined) {
      return { status, body: { errors: [{ message: 'Injected fault' }] } };
    }
    if (asked('throttled')) {
      const throttled = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
      return { status: 200, body: { errors: [throttled] } };
    }
    const answer = await execute();
    if (drop === 'after') {
      response.destroy();
      return null;
    }
    if (asked('malformed')) {
      const text = JSON.stringify(answer.body);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(text.slice(0, text.length / 2));
      return null;
    }
    if (asked('reorder')) {
      await turnstile.pass(response);
    }
    return answer;
  };
}

/** Sends the second response before the first. */
class Turnstile {
  #release: (() => void) | null = null;

  async pass(response: ServerResponse): Promise<void> {
    const release = this.#release;
    if (release !== null) {
      this.#release = null;
      response.once('finish', release);
      return;
    }
    const overtaken = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    await Promise.race([overtaken, sleep(MAX_HOLD_MS)]);
    this.#release = null;
  }
}

function nameOf({ operationName, query }: Operation): string {
  return operationName ?? OPERATION_NAME.exec(query)?.[1] ?? '';
}

function cartTokenOf({ variables }: Operation): string | null {
  const id = variables?.['cartId'] ?? variables?.['id'];
  return typeof id === 'string' ? (parseCartId(id)?.token ?? null) : null;
}
