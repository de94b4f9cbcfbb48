import { type InputHTMLAttributes, useId } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldWords, fieldAria } from '../Field/Field.tsx';

export interface TextFieldProps
  extends FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> {}

/** A single-line text field. */
export function TextField({ label, mark, hint, error, id: ownId, ...attributes }: TextFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      <input type="text" className={control} {...attributes} {...fieldAria(id, { hint, error })} />
    </Field>
  );
}
