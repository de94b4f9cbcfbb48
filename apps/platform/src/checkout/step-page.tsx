/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Parcel } from '../delivery/delivery-fee.ts';
import { sendPage } from '../http/send-page.ts';
import type { CodeResult } from './change-codes.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { cartRecipient } from './gift-recipient.ts';
import type { CheckoutView } from './possible-preferences.ts';
import { GiftNotice } from './views/GiftNotice.tsx';
import { Layout } from './views/Layout.tsx';
import { DroppedPreferences } from './views/NoticePage.tsx';
import { type Step, Steps } from './views/Steps.tsx';
import { Summary } from './views/Summary.tsx';

/** Content beside a step's form. */
export interface Beside {
  readonly view: CheckoutView;
  /** null while the destination is unknown */
  readonly parcel: Parcel | null;
  readonly typedCode: string;
  readonly code: CodeResult | null;
}

/** Sends a checkout step: its form, with the order summary beside it. */
export function sendStep(
  context: CheckoutContext,
  status: number,
  step: Step,
  beside: Beside,
  form: ReactNode,
): void {
  const { words, language, frame, services } = context;
  sendPage(
    context.response,
    status,
    <Layout
      frame={frame}
      title={words(`page.${step}`)}
      aside={
        <Summary
          {...beside}
          words={words}
          language={language}
          platformUrl={services.env.url}
          formId="step"
          defaultAction={step === 'confirm' ? 'place' : 'continue'}
        />
      }
    >
      <Steps words={words} current={step} hrefOf={context.hrefOf} />
      <h1>{words(`page.${step}`)}</h1>
      <DroppedPreferences
        words={words}
        language={language}
        dropped={beside.view.dropped}
        cartHref={`${frame.shopUrl}/cart`}
      />
      <GiftNotice words={words} recipient={cartRecipient(beside.view)} cartHref={`${frame.shopUrl}/cart`} />
      {form}
    </Layout>,
    services.env.url,
  );
}
