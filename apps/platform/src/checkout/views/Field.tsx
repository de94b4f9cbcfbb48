/** @jsxRuntime automatic */
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { PREFECTURES, prefectureName } from '../../delivery/prefectures.ts';
import type { Language, WordKey, Words } from '../words.ts';

interface FieldProps {
  readonly words: Words;
  readonly name: string;
  readonly label: WordKey;
  readonly value: string;
  readonly error: WordKey | undefined;
  readonly hint?: WordKey;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  readonly className?: string;
}

/** A labelled text field with hint and error, linked for screen readers. */
export function Field(props: FieldProps) {
  const { words, name, label, value, error, hint, required = true } = props;
  const described = describedBy(name, error, hint);
  return (
    <div className={`field ${props.className ?? ''}`}>
      <label htmlFor={name}>
        {words(label)}
        {required ? <RequiredMark words={words} /> : null}
      </label>
      <input
        id={name}
        name={name}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        defaultValue={value}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described}
      />
      {hint === undefined ? null : (
        <p className="hint" id={`${name}-hint`}>
          {words(hint)}
        </p>
      )}
      <FieldError words={words} name={name} error={error} />
    </div>
  );
}

/** Creates the fields of a form, each with value and error by name. */
export function fieldsOf<Name extends string>(
  words: Words,
  values: Readonly<Partial<Record<Name, string>>>,
  errors: Readonly<Partial<Record<Name, WordKey>>>,
) {
  return (
    name: Name,
    label: WordKey,
    more: Partial<Omit<FieldProps, 'words' | 'name' | 'label' | 'error'>>,
  ) => (
    <Field
      words={words}
      name={name}
      label={label}
      value={values[name] ?? ''}
      error={errors[name]}
      {...more}
    />
  );
}

/** Error of a field; the field's `aria-describedby` names its id. */
export function FieldError({
  words,
  name,
  error,
}: {
  readonly words: Words;
  readonly name: string;
  readonly error: WordKey | undefined;
}) {
  return error === undefined ? null : (
    <p className="error" id={`${name}-error`}>
      {words(error)}
    </p>
  );
}

/** Marks a required field in its label. */
export function RequiredMark({ words }: { readonly words: Words }) {
  return <span className="required">{words('form.required')}</span>;
}

/** Ids of a field's hint and error. */
export function describedBy(name: string, error: WordKey | undefined, hint?: WordKey): string | undefined {
  const ids = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface PrefectureFieldProps {
  readonly words: Words;
  readonly language: Language;
  /** ISO 3166-2 code; empty for none */
  readonly value: string;
  readonly error?: WordKey | undefined;
  readonly required: boolean;
}

/** Prefecture field of an address, in the page's language. */
export function PrefectureField({ words, language, value, error, required }: PrefectureFieldProps) {
  return (
    <div className="field">
      <label htmlFor="provinceCode">
        {words('address.prefecture')}
        {required ? <RequiredMark words={words} /> : null}
      </label>
      <select
        id="provinceCode"
        name="provinceCode"
        autoComplete="address-level1"
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy('provinceCode', error)}
      >
        <option value="">{words('address.prefectureChoose')}</option>
        {PREFECTURES.map((prefecture) => (
          <option key={prefecture.code} value={prefecture.code}>
            {prefectureName(prefecture, language)}
          </option>
        ))}
      </select>
      <FieldError words={words} name="provinceCode" error={error} />
    </div>
  );
}

interface ErrorSummaryProps {
  readonly words: Words;
  readonly errors: Readonly<Record<string, WordKey | undefined>>;
}

/** All invalid fields above the form, each a link to its field. Empty without errors. */
export function ErrorSummary({ words, errors }: ErrorSummaryProps) {
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    error === undefined ? [] : [{ name, error }],
  );
  return wrong.length === 0 ? null : (
    <div className="alert" role="alert">
      <h2>{words('form.errorTitle')}</h2>
      <ul>
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <a href={`#${name}`}>{words(error)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
