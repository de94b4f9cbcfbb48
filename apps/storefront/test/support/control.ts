import { randomUUID } from 'node:crypto';
import { statusOf } from './ask-shop';
import { runningShop } from './running-shop';

type Action = 'measured-shop' | `platform/${'stop' | 'kill' | 'start'}` | `shop-database/${'cut' | 'mend'}`;

/** Has the platform, or the shop's database, taken away or given back; resolves when it is done. @returns what is answered */
export async function control(action: Action): Promise<string> {
  const response = await fetch(`${runningShop().controlUrl}/${action}`, { method: 'POST' });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${action} did not work: ${answer}`);
  return answer;
}

/**
 * What the shop answers for a product that there is not: 404 if it asks the platform. After failures in a row it asks nothing for a
 * second (FAULT-01), and does not know.
 */
export function statusOfNoProduct(): Promise<number> {
  return statusOf(`/products/${randomUUID()}`);
}
