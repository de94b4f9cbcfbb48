import type { Locator, Page } from '@playwright/test';
import { mailMagazineModel } from '@shop/machines/mail-magazine/mail-magazine.model';
import { REGISTRATION_FAILURES, type RegistrationOutcome } from '@shop/rules/mail-magazine/coupon';
import { newAddress } from '#test/support/languages.ts';
import { words } from '#test/support/words.ts';
import { expect } from '../../support/test';
import { defineBrowserAdapter, type Harness, type SceneAct } from '../support/browser-adapter';
import { event, outcome } from '../support/picks';

const ENDPOINT = '/api/mailmagazine/register';
const TEXTS = ['hana@example.com', 'midori@example.com', 'hana@example', ''];

/** The form in a page's footer. */
class Scene {
  readonly harness: Harness;
  readonly page: Page;
  readonly form: Locator;

  constructor(harness: Harness) {
    this.harness = harness;
    this.page = harness.page;
    this.form = harness.page.locator('form[data-form="mail-magazine"]');
  }

  get field(): Locator {
    return this.form.getByLabel(words.footer.mailLabel);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: words.mail.modalTitle });
  }

  /** The shop responds itself, for a new, known or invalid address. */
  async answer(requested: RegistrationOutcome): Promise<void> {
    const route = await this.harness.calls.next(ENDPOINT);
    const data = { mailAddress: newAddress() };
    const failure = requested.ok ? null : requested.error;
    switch (failure) {
      case 'unreachable':
        return route.abort('failed');
      case 'refused':
        return route.continue({ postData: '{' });
      case 'invalid':
        data.mailAddress = 'hana@example';
        break;
      case 'duplicated':
        await this.page.request.post(this.harness.shopUrl + ENDPOINT, { data });
        break;
      case null:
        break;
      default:
        failure satisfies never;
    }
    return route.continue({ postData: JSON.stringify(data) });
  }
}

const OUTCOMES: readonly (readonly [string, (given: RegistrationOutcome) => boolean])[] = [
  ['the shop registers the address', ({ ok }) => ok],
  ...REGISTRATION_FAILURES.map(
    (code) =>
      [
        `the shop answers: ${code}`,
        (given: RegistrationOutcome) => !given.ok && given.error === code,
      ] as const,
  ),
];

/** The sign-up in the footer. The place is the field's content. */
export const mailMagazineAdapter = defineBrowserAdapter<Scene, (typeof mailMagazineModel)['machine']>({
  model: mailMagazineModel,
  requirements: '[MAIL-01] [MAIL-03]',
  start: '',
  actsIn: ({ value }, place): SceneAct<Scene>[] => {
    if (value === 'registered') {
      return [
        {
          name: 'the shopper closes the coupon',
          happens: [event('coupon.close')],
          place,
          perform: ({ dialog }) => dialog.getByRole('button', { name: words.added.continue }).click(),
        },
      ];
    }
    return [
      ...TEXTS.map((text): SceneAct<Scene> => {
        const send = event('form.submit', { text });
        return {
          name: `the shopper sends "${text}"`,
          happens: text === place ? [send] : [event('address.change'), send],
          place: text,
          perform: async ({ field }) => {
            if (text !== place) await field.fill(text);
            await field.press('Enter');
          },
        };
      }),
      {
        name: 'the shopper writes on, and takes it back',
        happens: [event('address.change'), event('address.change')],
        place,
        perform: async ({ field }) => {
          await field.press('End');
          await field.pressSequentially('m');
          await field.press('Backspace');
        },
      },
      ...OUTCOMES.map(
        ([name, is]): SceneAct<Scene> => ({
          name,
          happens: [outcome('registerAddress', (given) => is(given as RegistrationOutcome))],
          // The form is empty again.
          place: ({ value: after }) => (after === 'registered' ? '' : place),
          perform: async (scene) => {
            const requested = mailMagazineModel.outcomes
              .registerAddress?.({} as never)
              .find((given) => is(given as RegistrationOutcome));
            if (requested === undefined) throw new Error(`unknown outcome: ${name}`);
            await scene.answer(requested as RegistrationOutcome);
          },
        }),
      ),
    ];
  },
  begin: async (harness) => {
    const scene = new Scene(harness);
    harness.calls.held.add(ENDPOINT);
    await harness.page.goto('/cart');
    await scene.field.focus();
    await harness.machine.started();
    return scene;
  },
  expectShown: async ({ form, field, dialog }, { value, context }) => {
    const button = form.getByRole('button', { name: words.footer.mailSubmit });
    const alert = form.getByRole('alert');
    const said = {
      idle: '',
      submitting: '',
      registered: '',
      invalid: context.problem === 'required' ? words.mail.errorRequired : words.mail.errorInvalid,
      duplicated: words.mail.errorDuplicated,
      failed: words.mail.errorGeneric,
    }[value];
    if (value === 'registered') {
      await expect(dialog).toContainText(words.mail.success);
      await expect(dialog.getByText(context.coupon?.code ?? '')).toBeVisible();
      return;
    }
    await expect(dialog).toBeHidden();
    await expect(alert).toHaveText(said);
    await expect(form.getByRole('status')).toHaveText(
      value === 'submitting' ? words.footer.mailSubmitting : '',
    );
    if (value === 'submitting') await expect(button).toHaveAttribute('aria-busy', 'true');
    else await expect(button).not.toHaveAttribute('aria-busy', 'true');
    if (said === '') await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  unreachable: Object.fromEntries(
    ['[hasNext] -> mailMagazine.submitting', '-> mailMagazine.failed'].map((rest) => [
      `mailMagazine.submitting: xstate.error.actor.0.mailMagazine.submitting ${rest}`,
      'post-json.ts makes every end of a call an outcome: a rejection would be a mistake in it',
    ]),
  ),
});
