/** @jsxRuntime automatic */
import type { ContactField, ContactValues, FieldErrors } from '../contact-form.ts';
import type { GiftRecipient } from '../gift-recipient.ts';
import type { PaymentMethod } from '../payment.ts';
import { CARD_BRAND_NAMES } from '../payment-text.ts';
import type { Language, WordKey, Words } from '../words.ts';
import { RecipientText } from './Destination.tsx';
import { ErrorSummary, fieldsOf, PrefectureField } from './Field.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

interface InformationPageProps {
  readonly words: Words;
  readonly accepted: readonly PaymentMethod[];
  readonly language: Language;
  readonly action: string;
  readonly values: ContactValues;
  /** e-mail of the customer signed in to the account; null if none */
  readonly signedIn: string | null;
  /** sign-in link for guests; null when the shop has signed in the customer */
  readonly signInHref: string | null;
  /** of a gift: the destination; the form asks for the buyer */
  readonly recipient: GiftRecipient | null;
  /** the recipient is named after the order: the form asks for the buyer */
  readonly isEGift: boolean;
  /** link to change the recipient */
  readonly cartHref: string;
  readonly errors: FieldErrors<ContactField>;
  /** result of the postal code lookup */
  readonly postalMessage: WordKey | null;
}

/** First step: buyer and destination. */
export function InformationPage(props: InformationPageProps) {
  const { words, language, values, errors, postalMessage, recipient, isEGift } = props;
  const field = fieldsOf(words, values, errors);
  return (
    <form id="step" method="post" action={props.action} noValidate className="form">
      <ErrorSummary words={words} errors={errors} />
      {recipient === null ? null : (
        <section className="block" aria-labelledby="recipient">
          <h2 id="recipient">{words('address.recipient')}</h2>
          <RecipientText recipient={recipient} />
          <p className="light">{words('address.recipientHint')}</p>
          <a href={props.cartHref}>{words('address.recipientChange')}</a>
        </section>
      )}
      <section className="block" aria-labelledby="contact">
        <h2 id="contact">{words('contact.title')}</h2>
        {props.signedIn !== null ? (
          <p className="light sign-in">{words('contact.signedIn', { email: props.signedIn })}</p>
        ) : props.signInHref === null ? null : (
          <p className="light sign-in">
            {words('contact.haveAccount')} <a href={props.signInHref}>{words('account.signIn')}</a>
          </p>
        )}
        {field('email', 'contact.email', {
          hint: 'contact.emailHint',
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
        })}
      </section>
      <section className="block" aria-labelledby="address">
        <h2 id="address">
          {words(recipient === null && !isEGift ? 'address.nameAndAddress' : 'address.buyer')}
        </h2>
        {isEGift ? <p className="hint">{words('address.eGiftHint')}</p> : null}
        <div className="pair">
          {field('lastName', 'address.lastName', { autoComplete: 'family-name' })}
          {field('firstName', 'address.firstName', { autoComplete: 'given-name' })}
        </div>
        <div className="row postal">
          {field('zip', 'address.zip', {
            hint: 'address.zipHint',
            inputMode: 'numeric',
            autoComplete: 'postal-code',
          })}
          <button type="submit" name="action" value="fillAddress" className="quiet" data-fill-address>
            {words('address.zipFill')}
          </button>
        </div>
        <p
          className="status"
          role="status"
          id="postal-status"
          data-filled={words('address.zipFilled')}
          data-several={words('address.zipSeveral')}
          data-unknown={words('address.zipUnknown')}
        >
          {postalMessage === null ? null : words(postalMessage)}
        </p>
        <PrefectureField
          words={words}
          language={language}
          value={values.provinceCode}
          error={errors.provinceCode}
          required
        />
        {field('city', 'address.city', { autoComplete: 'address-level2' })}
        {field('address1', 'address.address1', {
          hint: 'address.address1Hint',
          autoComplete: 'address-line1',
        })}
        {field('address2', 'address.address2', { autoComplete: 'address-line2', required: false })}
        {field('phone', 'address.phone', {
          hint: 'address.phoneHint',
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
        })}
      </section>
      <div className="actions">
        <button type="submit" name="action" value="continue" className="primary">
          {words('form.continueToPayment')}
        </button>
      </div>
      <section className="accepted" aria-labelledby="accepted">
        <h2 id="accepted" className="light">
          {words('payment.title')}
        </h2>
        <PaymentMarks
          names={props.accepted.flatMap((method) =>
            method === 'card' ? Object.values(CARD_BRAND_NAMES) : words(`payment.${method}`),
          )}
        />
      </section>
    </form>
  );
}
