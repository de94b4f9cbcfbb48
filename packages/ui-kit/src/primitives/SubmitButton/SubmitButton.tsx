import { button, label, ring as ringPlace } from '../Button/Button.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ring } from './SubmitButton.css.ts';

export interface SubmitButtonProps {
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary';
  /** @default 'standard' */
  size?: 'standard' | 'large';
  /** @default 'content' */
  width?: 'content' | 'full';
  /** Waiting for an answer: keeps its width, label and focus, shows a ring. @default false */
  busy?: boolean;
  /** The request succeeded: shows `doneLabel` and is disabled. @default false */
  done?: boolean;
  /** @default a button with a constant label */
  doneLabel?: string | undefined;
  children: string;
}

/** The button of a form that is rendered by the server and updated by `showFormState`. */
export function SubmitButton({
  busy = false,
  done = false,
  doneLabel,
  children,
  ...variant
}: SubmitButtonProps) {
  const isHeld = busy || done;
  return (
    <button
      type="submit"
      className={button(variant)}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
    >
      <span className={label}>
        <span className={`${ringPlace} ${ring}`}>
          <Spinner />
        </span>
        {doneLabel === undefined ? (
          children
        ) : (
          <>
            <span data-undone="" hidden={done}>
              {children}
            </span>
            <span data-done="" hidden={!done}>
              {doneLabel}
            </span>
          </>
        )}
      </span>
    </button>
  );
}
