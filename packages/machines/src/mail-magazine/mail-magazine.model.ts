import { REGISTRATION_FAILURES } from '@shop/rules/mail-magazine/coupon';
import { err, ok } from '@shop/rules/result';
import { defineModel } from '../testing/define-model';
import { type MailMagazineEvent, mailMagazineMachine } from './mail-magazine.machine';

const EVENTS: readonly MailMagazineEvent[] = [
  { type: 'form.submit', text: 'hana@example.com' },
  { type: 'form.submit', text: 'midori@example.com' },
  { type: 'form.submit', text: 'hana@example' },
  { type: 'form.submit', text: '' },
  { type: 'address.change' },
  { type: 'coupon.close' },
];

function say(event: MailMagazineEvent): string {
  switch (event.type) {
    case 'form.submit':
      return event.text === '' ? 'the shopper sends an empty form' : `the shopper sends ${event.text}`;
    case 'address.change':
      return 'the shopper writes on';
    case 'coupon.close':
      return 'the shopper closes the coupon';
  }
}

/** A form that receives two addresses, no address, or nothing, and a shop that accepts, knows or refuses them. */
export const mailMagazineModel = defineModel({
  id: 'mailMagazine',
  machine: mailMagazineMachine,
  input: undefined,
  eventsOf: () => [...EVENTS],
  outcomes: {
    registerAddress: () => [ok({ code: 'MMSP15-7KQ2', discountRate: 15 }), ...REGISTRATION_FAILURES.map(err)],
  },
  serialize: ({ value, context: { address, next, isChanged, problem } }) =>
    JSON.stringify([value, value === 'submitting' ? [address, next, isChanged, problem] : problem]),
  say,
});
