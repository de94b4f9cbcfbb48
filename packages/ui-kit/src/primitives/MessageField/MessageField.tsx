import type { InputHTMLAttributes } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { message as messageStyle } from './MessageField.css.ts';

export interface MessageFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  id: string;
  label: string;
  /** Beside the label, e.g. 必須 */
  mark?: string;
  /** What is wrong; empty when nothing is. @default '' */
  message?: string;
}

/**
 * A line of text in a form that is drawn by the server and changed by `showFormState`: the place of its message is there from
 * the start and is read out when words come into it.
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
      <p id={`${id}-message`} className={messageStyle} role="alert" data-message="">
        {message}
      </p>
    </Field>
  );
}
