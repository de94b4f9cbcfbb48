import type { HTMLAttributes } from 'react';
import { TextField } from '#primitives/TextField/TextField.tsx';
import * as styles from './GiftForm.css.ts';

export type GiftFormField = 'name' | 'postalCode' | 'address' | 'phone';

export interface GiftFormProps {
  /** Field ids are this prefix and the field's name: `gift-name` */
  idPrefix: string;
  /** Accessible name of the field group */
  label: string;
  labels: Readonly<Record<GiftFormField, string>>;
  /** Beside every label: 必須 */
  mark: string;
  postalCodeHint: string;
  addressPlaceholder: string;
  /** Under the address, e.g. that there are several to choose from */
  addressHint?: string | undefined;
  /** Address beginnings to choose from; other text is accepted too */
  addressChoices?: readonly string[];
  values: Readonly<Record<GiftFormField, string>>;
  /** Error message by field; a field without one is valid */
  errors: Readonly<Partial<Record<GiftFormField, string>>>;
  onChange: (field: GiftFormField, value: string) => void;
}

/** Maximum entry length of an order. */
const ENTRY_MAX_LENGTH = 255;

/** In the usual order of an address; all are required. */
const FIELDS: readonly {
  readonly field: GiftFormField;
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}[] = [
  { field: 'name', autoComplete: 'section-gift shipping name' },
  { field: 'postalCode', autoComplete: 'section-gift shipping postal-code', inputMode: 'numeric' },
  { field: 'address', autoComplete: 'section-gift shipping street-address' },
  { field: 'phone', autoComplete: 'section-gift shipping tel', inputMode: 'tel' },
];

/** The recipient's address of a gift. */
export function GiftForm(props: GiftFormProps) {
  const { idPrefix, label, labels, mark, postalCodeHint, addressPlaceholder } = props;
  const { addressHint, addressChoices = [], values, errors, onChange } = props;
  const hints = { postalCode: postalCodeHint, address: addressHint };
  const choicesId = addressChoices.length > 0 ? `${idPrefix}-address-choices` : undefined;
  return (
    <fieldset className={styles.form} aria-label={label}>
      {FIELDS.map(({ field, autoComplete, inputMode }) => (
        <div key={field} className={field === 'address' ? styles.wide : undefined}>
          <TextField
            id={`${idPrefix}-${field}`}
            name={field}
            label={labels[field]}
            mark={mark}
            hint={field === 'postalCode' || field === 'address' ? hints[field] : undefined}
            list={field === 'address' ? choicesId : undefined}
            placeholder={field === 'address' ? addressPlaceholder : undefined}
            error={errors[field] ?? null}
            required
            maxLength={ENTRY_MAX_LENGTH}
            autoComplete={autoComplete}
            inputMode={inputMode}
            value={values[field]}
            onChange={(event) => onChange(field, event.currentTarget.value)}
          />
        </div>
      ))}
      {choicesId !== undefined && (
        <datalist id={choicesId}>
          {addressChoices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </fieldset>
  );
}
