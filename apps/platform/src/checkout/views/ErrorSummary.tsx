/** @jsxRuntime automatic */
import type { WordKey, Words } from '../words.ts';

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
