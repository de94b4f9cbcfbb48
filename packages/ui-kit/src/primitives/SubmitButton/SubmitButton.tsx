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
  /** Waiting for an answer: keeps its width, its label and the focus, shows a ring. @default false */
  busy?: boolean;
  children: string;
}

/** The button of a form that is drawn by the server and changed by `showFormState`. */
export function SubmitButton({ busy = false, children, ...variant }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={button(variant)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <span className={label}>
        <span className={`${ringPlace} ${ring}`}>
          <Spinner />
        </span>
        {children}
      </span>
    </button>
  );
}
