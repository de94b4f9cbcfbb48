import type { EmailAddress } from '@shop/rules/email';
import type { RegistrationFailure, RegistrationOutcome } from '@shop/rules/mail-magazine/coupon';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { flush } from '../testing/simulate-actors';
import { type CouponReceived, mailMagazineMachine } from './mail-magazine.machine';

const COUPON = { code: 'MMSP15-7KQ2', discountRate: 15 };

function form() {
  const sent: { address: string; answer: (outcome: RegistrationOutcome) => void; fail: () => void }[] = [];
  const received: CouponReceived[] = [];
  const actor = createActor(
    mailMagazineMachine.provide({
      actors: {
        registerAddress: fromPromise(
          ({ input }: { input: { address: EmailAddress } }) =>
            new Promise<RegistrationOutcome>((answer, reject) =>
              sent.push({ address: input.address, answer, fail: () => reject(new Error('bug')) }),
            ),
        ),
      },
    }),
  );
  actor.on('coupon.received', (event) => received.push(event));
  actor.start();
  return {
    actor,
    sent,
    received,
    submit: (text: string) => actor.send({ type: 'form.submit', text }),
    answer: async (outcome: RegistrationOutcome) => {
      sent.at(-1)?.answer(outcome);
      await flush();
    },
    is: (state: StateValueFrom<typeof mailMagazineMachine>) => actor.getSnapshot().matches(state),
    problem: () => actor.getSnapshot().context.problem,
  };
}

describe('mail magazine registration', () => {
  test('[MAIL-01] initially there is no error and no coupon', () => {
    const { actor, is } = form();
    expect(is('idle')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ problem: null, coupon: null });
  });

  test('[MAIL-02] an empty field and an invalid address are distinguished, and nothing is sent', () => {
    const { submit, is, problem, sent } = form();
    submit(' ');
    expect([is('invalid'), problem()]).toEqual([true, 'required']);
    submit('hana@example');
    expect([is('invalid'), problem()]).toEqual([true, 'malformed']);
    expect(sent).toEqual([]);
  });

  test('[MAIL-01] an address is trimmed and sent; success returns the coupon and shows it', async () => {
    const { actor, submit, answer, is, sent, received } = form();
    submit(' hana@example.com ');
    expect([is('submitting'), actor.getSnapshot().hasTag('busy')]).toEqual([true, true]);
    expect(sent.map(({ address }) => address)).toEqual(['hana@example.com']);
    await answer(ok(COUPON));
    expect(is('registered')).toBe(true);
    expect(actor.getSnapshot().context.coupon).toEqual(COUPON);
    expect(received).toEqual([{ type: 'coupon.received', coupon: COUPON }]);
    actor.send({ type: 'coupon.close' });
    expect(is('idle')).toBe(true);
  });

  test.each<[RegistrationFailure, 'invalid' | 'duplicated' | 'failed']>([
    ['invalid', 'invalid'],
    ['duplicated', 'duplicated'],
    ['refused', 'failed'],
    ['unreachable', 'failed'],
  ])('[MAIL-03] the outcome %s is reported as %s, until the next input', async (failure, state) => {
    const { actor, submit, answer, is, received } = form();
    submit('hana@example.com');
    await answer(err(failure));
    expect([is(state), actor.getSnapshot().hasTag('wrong')]).toEqual([true, true]);
    actor.send({ type: 'address.change' });
    expect([is('idle'), actor.getSnapshot().context.problem]).toEqual([true, null]);
    expect(received).toEqual([]);
  });

  test.each<RegistrationFailure>(['invalid', 'duplicated'])(
    '[MAIL-03] the outcome %s is not said of another address, typed while the first was sent',
    async (failure) => {
      const { actor, submit, answer, is } = form();
      submit('first@example.com');
      actor.send({ type: 'address.change' });
      await answer(err(failure));
      expect(is('idle')).toBe(true);
      submit('second@example.com');
      await answer(err('duplicated'));
      expect(is('duplicated')).toBe(true);
    },
  );

  test.each<RegistrationFailure>(['refused', 'unreachable'])(
    '[MAIL-03] that sending failed is said, whatever is typed meanwhile: %s',
    async (failure) => {
      const { actor, submit, answer, is } = form();
      submit('first@example.com');
      actor.send({ type: 'address.change' });
      await answer(err(failure));
      expect(is('failed')).toBe(true);
    },
  );

  test('[MAIL-01] the coupon of the first address is shown, whatever is typed meanwhile', async () => {
    const { actor, submit, answer, is } = form();
    submit('first@example.com');
    actor.send({ type: 'address.change' });
    await answer(ok(COUPON));
    expect(is('registered')).toBe(true);
  });

  test('[MAIL-03] an address that the server rejects is reported like one that the page rejects', async () => {
    const { submit, answer, problem } = form();
    submit('hana@example.com');
    await answer(err('invalid'));
    expect(problem()).toBe('malformed');
  });

  test('[MAIL-03] a bug is reported as an error, and a retry sends again', async () => {
    const { submit, is, sent } = form();
    submit('hana@example.com');
    sent[0]?.fail();
    await flush();
    expect(is('failed')).toBe(true);
    submit('hana@example.com');
    expect(sent).toHaveLength(2);
  });

  test('[MAIL-01] a second click during sending sends nothing twice', async () => {
    const { submit, answer, sent, is } = form();
    for (let press = 0; press < 20; press += 1) submit('hana@example.com');
    await answer(ok(COUPON));
    expect(sent).toHaveLength(1);
    expect(is('registered')).toBe(true);
  });

  test('another address submitted during sending goes next when the first fails; the last one counts', async () => {
    const { submit, answer, sent, is } = form();
    submit('first@example.com');
    submit('second@example.com');
    submit('none');
    submit('third@example.com');
    await answer(err('duplicated'));
    expect(is('submitting')).toBe(true);
    await answer(ok(COUPON));
    expect(sent.map(({ address }) => address)).toEqual(['first@example.com', 'third@example.com']);
    expect(is('registered')).toBe(true);
  });

  test.each([
    ['none', 'malformed'],
    ['', 'required'],
  ] as const)(
    '[MAIL-02] %j, submitted during sending, is answered as %s after the first',
    async (text, said) => {
      const { actor, submit, answer, sent, is, problem } = form();
      submit('first@example.com');
      actor.send({ type: 'address.change' });
      submit(text);
      expect(is('submitting')).toBe(true);
      await answer(err('duplicated'));
      expect([sent.length, is('invalid'), problem()]).toEqual([1, true, said]);
    },
  );

  test.each<[string, RegistrationOutcome, 'registered' | 'failed']>([
    ['the coupon', ok(COUPON), 'registered'],
    ['that sending failed', err('unreachable'), 'failed'],
  ])(
    '[MAIL-03] %s is said first, also where no address was submitted meanwhile',
    async (_, outcome, state) => {
      const { submit, answer, is, problem } = form();
      submit('first@example.com');
      submit('none');
      await answer(outcome);
      expect([is(state), problem()]).toEqual([true, null]);
    },
  );

  test('[MAIL-03] what is typed after an invalid address, during sending, is not called invalid', async () => {
    const { actor, submit, answer, is } = form();
    submit('first@example.com');
    submit('none');
    actor.send({ type: 'address.change' });
    await answer(err('duplicated'));
    expect(is('idle')).toBe(true);
  });

  test('returning to the first address drops the other one', async () => {
    const { submit, answer, sent, is } = form();
    submit('first@example.com');
    submit('second@example.com');
    submit('first@example.com');
    await answer(err('duplicated'));
    expect(sent).toHaveLength(1);
    expect(is('duplicated')).toBe(true);
  });

  test('once a coupon is returned the other address is dropped: one member, one coupon', async () => {
    const { submit, answer, sent, received } = form();
    submit('first@example.com');
    submit('second@example.com');
    await answer(ok(COUPON));
    expect(sent).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test('a bug during the first does not block the other address', async () => {
    const { submit, answer, sent, is } = form();
    submit('first@example.com');
    submit('second@example.com');
    sent[0]?.fail();
    await flush();
    expect(is('submitting')).toBe(true);
    await answer(err('unreachable'));
    expect(sent.map(({ address }) => address)).toEqual(['first@example.com', 'second@example.com']);
    expect(is('failed')).toBe(true);
  });
});
