import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { flush } from '../testing/simulate-actors';
import { restockNoticeMachine } from './restock-notice.machine';

function form() {
  const sent: {
    request: RestockNoticeRequest;
    answer: (outcome: RestockOutcome) => void;
    fail: () => void;
  }[] = [];
  const actor = createActor(
    restockNoticeMachine.provide({
      actors: {
        sendRequest: fromPromise(
          ({ input }: { input: RestockNoticeRequest }) =>
            new Promise<RestockOutcome>((answer, reject) =>
              sent.push({ request: input, answer, fail: () => reject(new Error('bug')) }),
            ),
        ),
      },
    }),
  ).start();
  return {
    actor,
    sent,
    submit: (text: string, variantId = 1) =>
      actor.send({ type: 'form.submit', text, variantId, productId: 9 }),
    answer: async (outcome: RestockOutcome) => {
      sent.at(-1)?.answer(outcome);
      await flush();
    },
    is: (state: StateValueFrom<typeof restockNoticeMachine>) => actor.getSnapshot().matches(state),
  };
}

describe('the restock notice form', () => {
  test.each([[''], ['hana'], ['hana@example']])('[RESTOCK-01] %j is rejected and nothing is sent', (text) => {
    const { submit, is, sent } = form();
    submit(text);
    expect(is('invalid')).toBe(true);
    expect(sent).toEqual([]);
  });

  test('[RESTOCK-01] an address is sent with the variant and its product, and success is reported', async () => {
    const { actor, submit, answer, is, sent } = form();
    submit(' hana@example.com', 9001);
    expect(sent[0]?.request).toEqual({
      address: 'hana@example.com',
      variantId: 9001,
      productId: 9,
    });
    expect([is('submitting'), actor.getSnapshot().hasTag('busy')]).toEqual([true, true]);
    await answer(ok(null));
    expect(is('registered')).toBe(true);
    actor.send({ type: 'request.change' });
    expect(is('idle')).toBe(true);
  });

  test.each([
    ['invalid', 'invalid'],
    ['gone', 'gone'],
    ['refused', 'failed'],
    ['unreachable', 'failed'],
  ] as const)(
    '[RESTOCK-01] the outcome %s is reported as %s, until the next input',
    async (failure, state) => {
      const { actor, submit, answer, is } = form();
      submit('hana@example.com');
      await answer(err(failure));
      expect([is(state), actor.getSnapshot().hasTag('wrong')]).toEqual([true, true]);
      actor.send({ type: 'request.change' });
      expect(is('idle')).toBe(true);
    },
  );

  test.each<[string, RestockOutcome]>([
    ['registered', ok(null)],
    ['in stock', err('inStock')],
    ['no longer sold', err('gone')],
  ])(
    '[RESTOCK-01] what is answered while another address or variant is meant is not said of that one: %s',
    async (_, outcome) => {
      const { actor, submit, answer, is } = form();
      submit('hana@example.com', 1);
      actor.send({ type: 'request.change' });
      await answer(outcome);
      expect(is('idle')).toBe(true);
      submit('hana@example.com', 2);
      await answer(ok(null));
      expect(is('registered')).toBe(true);
    },
  );

  test.each<[string, RestockOutcome, 'invalid' | 'failed']>([
    ['registered', ok(null), 'invalid'],
    ['in stock', err('inStock'), 'invalid'],
    ['not reached', err('unreachable'), 'failed'],
  ])(
    '[RESTOCK-01] no address, submitted while the first is sent, is answered after it, unless sending failed: %s',
    async (_, outcome, state) => {
      const { actor, submit, answer, is, sent } = form();
      submit('hana@example.com');
      actor.send({ type: 'request.change' });
      submit('none');
      expect(is('submitting')).toBe(true);
      await answer(outcome);
      expect([sent.length, is(state)]).toEqual([1, true]);
    },
  );

  test('[RESTOCK-01] what is typed after an invalid address, during sending, is not called invalid', async () => {
    const { actor, submit, answer, is } = form();
    submit('hana@example.com');
    submit('none');
    actor.send({ type: 'request.change' });
    await answer(ok(null));
    expect(is('idle')).toBe(true);
  });

  test('[RESTOCK-01] that sending failed is said, whatever is meant meanwhile', async () => {
    const { actor, submit, answer, is } = form();
    submit('hana@example.com', 1);
    actor.send({ type: 'request.change' });
    await answer(err('unreachable'));
    expect(is('failed')).toBe(true);
  });

  test('[RESTOCK-01] the same request, sent again after a change, is answered', async () => {
    const { actor, submit, answer, is, sent } = form();
    submit('hana@example.com', 1);
    actor.send({ type: 'request.change' });
    submit('hana@example.com', 1);
    await answer(ok(null));
    expect([sent.length, is('registered')]).toEqual([1, true]);
  });

  test('a bug is reported as an error, and a retry sends again', async () => {
    const { submit, is, sent } = form();
    submit('hana@example.com');
    sent[0]?.fail();
    await flush();
    expect(is('failed')).toBe(true);
    submit('hana@example.com');
    expect(sent).toHaveLength(2);
  });

  test('[RESTOCK-01] a second click during sending sends nothing twice', async () => {
    const { submit, answer, sent, is } = form();
    for (let press = 0; press < 20; press += 1) submit('hana@example.com');
    await answer(ok(null));
    expect(sent).toHaveLength(1);
    expect(is('registered')).toBe(true);
  });

  test('[RESTOCK-01] a registered request is not sent again; another address or variant is', async () => {
    const { submit, answer, sent, is } = form();
    submit('hana@example.com', 1);
    await answer(ok(null));
    submit('hana@example.com', 1);
    expect([sent.length, is('registered')]).toEqual([1, true]);
    submit('hana@example.com', 2);
    await answer(ok(null));
    submit('midori@example.com', 2);
    await answer(ok(null));
    submit('midori@example', 2);
    expect([sent.length, is('invalid')]).toEqual([3, true]);
  });

  test('a request for another variant during sending goes next; both are sent', async () => {
    const { submit, answer, sent, is } = form();
    submit('hana@example.com', 1);
    submit('none', 3);
    submit('hana@example.com', 2);
    await answer(ok(null));
    expect(is('submitting')).toBe(true);
    await answer(ok(null));
    expect(sent.map(({ request }) => request.variantId)).toEqual([1, 2]);
    expect(is('registered')).toBe(true);
  });

  test('returning to the first request drops the other one', async () => {
    const { submit, answer, sent, is } = form();
    submit('hana@example.com', 1);
    submit('hana@example.com', 2);
    submit('hana@example.com', 1);
    await answer(ok(null));
    expect(sent).toHaveLength(1);
    expect(is('registered')).toBe(true);
  });

  test('a request for the same variant with another address is another request', async () => {
    const { submit, answer, sent } = form();
    submit('hana@example.com');
    submit('midori@example.com');
    await answer(ok(null));
    expect(sent.map(({ request }) => request.address)).toEqual(['hana@example.com', 'midori@example.com']);
  });

  test('a bug during the first does not block the next one', async () => {
    const { submit, answer, sent, is } = form();
    submit('hana@example.com', 1);
    submit('hana@example.com', 2);
    sent[0]?.fail();
    await flush();
    expect(is('submitting')).toBe(true);
    await answer(ok(null));
    expect(sent.map(({ request }) => request.variantId)).toEqual([1, 2]);
    expect(is('registered')).toBe(true);
  });

  test('a queued request is sent once: a later request is not followed by it', async () => {
    const { submit, answer, sent, is } = form();
    submit('hana@example.com', 1);
    submit('hana@example.com', 2);
    await answer(ok(null));
    await answer(err('unreachable'));
    expect(is('failed')).toBe(true);
    submit('hana@example.com', 3);
    await answer(ok(null));
    expect(sent.map(({ request }) => request.variantId)).toEqual([1, 2, 3]);
  });
});
