import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { err } from '@shop/rules/result';
import { expect, test } from 'vitest';
import { type AgentServices, watchChanges } from './agent-services';

const failed = (code: 'unavailable' | 'timedOut' | 'outcomeUnknown') => async (): Promise<CartOutcome> =>
  err({ code, detail: '' });
const broken = () => Promise.reject(new Error('bug'));

test.each([
  ['a change that was certainly not carried out', { addLines: failed('unavailable') }, false],
  ['a late one', { addLines: failed('timedOut') }, true],
  ['one of unknown outcome', { addLines: failed('outcomeUnknown') }, true],
  ['one that throws', { addLines: broken }, true],
  ['a read that throws', { readCart: broken }, false],
] as const)('[AGENT-03] [TRUTH-01] what agents are told after %s', async (_, calls, mayBe) => {
  const { services, mayBeChanged } = watchChanges({
    gateway: () => calls as unknown as CartGateway,
  } as unknown as AgentServices);
  expect(mayBeChanged()).toBe(false);
  const { addLines, readCart } = services.gateway('ja');
  const cartId = 'cart' as Parameters<CartGateway['readCart']>[0]['cartId'];
  await ('addLines' in calls ? addLines({ cartId, lines: [] }) : readCart({ cartId })).catch(() => undefined);
  expect(mayBeChanged()).toBe(mayBe);
});
