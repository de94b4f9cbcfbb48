/** @jsxRuntime automatic */
import type { ADDRESS_FIELDS } from '../contact-form.ts';
import type { Language, WordKey, Words } from '../words.ts';
import { ErrorSummary, fieldsOf, PrefectureField } from './Field.tsx';

/** Field values. */
export type AddressValues = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

interface AddressFormProps {
  readonly words: Words;
  readonly language: Language;
  readonly action: string;
  readonly values: AddressValues;
  readonly errors: Readonly<Record<string, WordKey | undefined>>;
  /** whether it exists already and can be deleted or made the default */
  readonly isKnown: boolean;
}

/** Form for an address in a customer's book, with the checkout's fields. */
export function AddressForm({ words, language, action, values, errors, isKnown }: AddressFormProps) {
  const field = fieldsOf<string>(words, values, errors);
  return (
    <form method="post" action={action} noValidate className="form">
      <ErrorSummary words={words} errors={errors} />
      <div className="pair">
        {field('lastName', 'address.lastName', { autoComplete: 'family-name' })}
        {field('firstName', 'address.firstName', { autoComplete: 'given-name' })}
      </div>
      {field('zip', 'address.zip', {
        hint: 'address.zipHint',
        inputMode: 'numeric',
        autoComplete: 'postal-code',
      })}
      <PrefectureField
        words={words}
        language={language}
        value={values.provinceCode}
        error={errors['provinceCode']}
        required
      />
      {field('city', 'address.city', { autoComplete: 'address-level2' })}
      {field('address1', 'address.address1', { autoComplete: 'address-line1' })}
      {field('address2', 'address.address2', { autoComplete: 'address-line2', required: false })}
      {field('phone', 'address.phone', {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
      })}
      <div className="actions">
        <button type="submit" name="action" value="save" className="primary">
          {words('account.save')}
        </button>
        {isKnown ? (
          <>
            <button type="submit" name="action" value="prefer" className="quiet">
              {words('account.prefer')}
            </button>
            <button type="submit" name="action" value="delete" className="quiet">
              {words('account.delete')}
            </button>
          </>
        ) : null}
      </div>
    </form>
  );
}
