import type { FormEvent } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldRow } from '#primitives/FieldRow/FieldRow.tsx';
import { close } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import * as styles from './DiscountField.css.ts';

const CODE = 'code';

export interface DiscountFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  submitLabel: string;
  /** Receives the code from the field itself: the last typed text may not be rendered yet */
  onSubmit: (code: string) => void;
  /** The error of the typed code */
  error?: string | null;
  /** A code is in flight. @default false */
  busy?: boolean;
  /** Codes on the cart; `note` describes their state */
  codes: readonly { code: string; note: string; removeLabel: string; onRemove: () => void }[];
}

/** A field for a coupon code, and the cart's codes. */
export function DiscountField(props: DiscountFieldProps) {
  const { label, value, onChange, submitLabel, onSubmit, error, busy = false, codes } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(String(new FormData(event.currentTarget).get(CODE)));
  };
  return (
    <div>
      <form onSubmit={submit} noValidate>
        <FieldRow
          action={
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          }
        >
          <TextField
            name={CODE}
            label={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </FieldRow>
      </form>
      {codes.length > 0 && (
        <ul className={styles.codes} aria-label={label}>
          {codes.map(({ code, note, removeLabel, onRemove }) => (
            <li key={code} className={styles.code}>
              <div>
                <p className={styles.name} translate="no">
                  {code}
                </p>
                <p className={styles.note}>{note}</p>
              </div>
              <IconButton icon={close} label={removeLabel} variant="muted" onClick={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
