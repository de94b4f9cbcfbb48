import type { InputHTMLAttributes } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import * as styles from './MessageField.css.ts';

export interface MessageFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  id: string;
  label: string;
  /** Beside the label, e.g. 必須 */
  mark?: string;
  /** Error message; empty if there is none. @default '' */
  message?: string;
}

/**
 * A text field in a form that is rendered by the server and updated by `showFormState`: its message element exists from the start
 * and is announced when it gets a text.
 */
export function MessageField({ id, label, mark, message = '', ...attributes }: MessageFieldProps) {
  return (
    <Field id={id} label={label} mark={mark}>
      <input
        type="text"
        className={control}
        {...attributes}
        id={id}
        aria-invalid={message === '' ? undefined : true}
        aria-describedby={`${id}-message`}
      />
      <p id={`${id}-message`} className={styles.message} role="alert" data-message="">
        {message}
      </p>
    </Field>
  );
}
