/** @jsxRuntime automatic */
import { createContext, type ReactNode, useContext } from 'react';
import type { WordKey, Words } from '../words.ts';

/** What was typed into the form that was refused last; null without one. */
export const RefusedForm = createContext<URLSearchParams | null>(null);

/** The same within that form; null in all others. */
const TypedFields = createContext<URLSearchParams | null>(null);

/** The hidden fields of a form. */
type KnownFields = Readonly<Record<string, string>>;

interface ActionFormProps {
  readonly action: string;
  /** the action that its fields belong to: after a refusal it has what was typed */
  readonly saves?: string;
  readonly known: KnownFields;
  readonly hasFile?: boolean;
  readonly children: ReactNode;
}

/** A form of the back office: it posts to the page's own address; its button names the action. */
export function ActionForm({ action, saves, known, hasFile = false, children }: ActionFormProps) {
  const refused = useContext(RefusedForm);
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
      <TypedFields value={isRefused(refused, saves, known) ? refused : null}>{children}</TypedFields>
    </form>
  );
}

/** Whether a form was refused last. @param known other values of its `was.` fields make it no other form */
export function isRefused(refused: URLSearchParams | null, saves: string | undefined, known: KnownFields) {
  return (
    refused?.get('action') === saves &&
    Object.entries(known).every(([name, value]) => name.startsWith('was.') || refused?.get(name) === value)
  );
}

interface LabelledInputProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  /** lines of a longer text */
  readonly rows?: number;
  readonly isWide?: boolean;
}

/** A text field with its label. */
export function LabelledInput({ id, name, label, value, rows, isWide = false }: LabelledInputProps) {
  const typed = useContext(TypedFields)?.get(name);
  const shared = { id, name, defaultValue: typed ?? value, autoComplete: 'off' };
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
    </div>
  );
}

interface LabelledChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** labels by their values */
  readonly options: Readonly<Record<string, string>>;
}

/** A choice with its label. */
export function LabelledChoice({ id, name, label, value, options }: LabelledChoiceProps) {
  const typed = useContext(TypedFields)?.get(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={typed ?? value}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
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
