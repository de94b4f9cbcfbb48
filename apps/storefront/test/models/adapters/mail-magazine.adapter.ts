import { mailMagazineMachine } from '@shop/machines/mail-magazine/mail-magazine.machine';
import { mailMagazineModel } from '@shop/machines/mail-magazine/mail-magazine.model';
import type { EmailAddress } from '@shop/rules/email';
import type { RegistrationFailure, RegistrationOutcome } from '@shop/rules/mail-magazine/coupon';
import { fromPromise } from 'xstate';
import { registrationOutcome } from '#features/mail-magazine/browser/registration-outcome.ts';
import { postJson } from '#foundation/forms/post-json.ts';
import { asPageOf } from '../support/as-page-of';
import type { ModelAdapter, Systems } from '../support/model-adapter';

const ENDPOINT = '/api/mailmagazine/register';

let sent = 0;

/** Registration at the shop's endpoint, on its PostgreSQL: new, known and invalid addresses, a broken body, no shop. */
export async function makeMailMagazineAdapter({ shopUrl }: Systems): Promise<ModelAdapter> {
  let mailAddress = '';
  let way: { isReached?: boolean; body?: string } = {};
  const register = () =>
    asPageOf(shopUrl, async () => registrationOutcome(await postJson(ENDPOINT, { mailAddress })), way);
  const causes: Record<RegistrationFailure, () => unknown> = {
    invalid: () => {
      mailAddress = 'hana@example';
    },
    duplicated: register,
    refused: () => {
      way = { body: '{' };
    },
    unreachable: () => {
      way = { isReached: false };
    },
  };
  return {
    machine: mailMagazineMachine.provide({
      actors: { registerAddress: fromPromise<RegistrationOutcome, { address: EmailAddress }>(register) },
    }),
    input: mailMagazineModel.input,
    arrange: async (result) => {
      const outcome = result as RegistrationOutcome;
      sent += 1;
      mailAddress = `model-${Date.now()}-${sent}@example.com`;
      way = {};
      if (!outcome.ok) await causes[outcome.error]();
    },
    compare: (reached, { after }) => {
      const result = ({ context }: typeof after) =>
        JSON.stringify([context.problem, context.coupon !== null]);
      const [is, should] = [result(reached as typeof after), result(after)];
      return is === should ? null : `tells ${is}, not ${should}`;
    },
  };
}
