/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { WordKey, Words } from '../words.ts';

/** A form of the back office: it posts to the page's own address; its button names the action. */
export function ActionForm({
  action,
  known,
  hasFile = false,
  children,
}: {
  readonly action: string;
  readonly hasFile?: boolean;
  readonly known: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={action}
      className="admin-row"
      {...(hasFile && { encType: 'multipart/form-data' })}
    >
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A text field with its label. */
export function LabelledInput({
  id,
  name,
  label,
  value,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} defaultValue={value} autoComplete="off" />
    </div>
  );
}

/** Submits its form. */
export function ActionButton({
  words,
  name,
  label,
}: {
  readonly words: Words;
  readonly name: string;
  readonly label: WordKey;
}) {
  return (
    <button type="submit" name="action" value={name} className="quiet">
      {words(label)}
    </button>
  );
}
