import { randomUUID } from 'node:crypto';
import { statusOf } from './ask-shop';
import { runningShop } from './running-shop';

type Action = 'measured-shop' | `platform/${'stop' | 'kill' | 'start'}` | `shop-database/${'cut' | 'mend'}`;

/** Stops or restores the platform or the shop's database; resolves when done. @returns the response */
export async function control(action: Action): Promise<string> {
  const response = await fetch(`${runningShop().controlUrl}/${action}`, { method: 'POST' });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${action} did not work: ${answer}`);
  return answer;
}

/**
 * The shop's status for a nonexistent product: 404 if it queries the platform. After repeated failures it sends no queries for a second
 * (FAULT-01), and cannot know.
 */
export function statusOfNoProduct(): Promise<number> {
  return statusOf(`/products/${randomUUID()}`);
}
