import { type TextareaHTMLAttributes, useId } from 'react';
import { Field, type FieldWords, fieldAria } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldWords,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {}

/** A multi-line text field. */
export function TextArea({ label, mark, hint, error, id: ownId, ...attributes }: TextAreaProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      <textarea className={area} rows={3} {...attributes} {...fieldAria(id, { hint, error })} />
    </Field>
  );
}
