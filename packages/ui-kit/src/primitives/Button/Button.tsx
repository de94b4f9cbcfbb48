import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkAttributes } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonLook {
  /** `primary` is the single green action of a screen, `secondary` outlined, `quiet` a hairline. @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** 44, 48 or 56 pixels high. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** The width of its label, of at least 200 pixels, or of its container. @default 'content' */
  width?: 'content' | 'comfortable' | 'full';
  /** A path of `@shop/ui-kit/icons`, before the label */
  icon?: string | undefined;
  children: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>;
type NativeLink = Omit<LinkAttributes, 'className' | 'style' | 'children'>;

export interface ButtonAsButton extends ButtonLook, NativeButton {
  href?: undefined;
  /**
   * Waiting for an answer: keeps its width, label and focus, shows a ring (instead of its icon, if it has one), ignores a second press.
   * @default false
   */
  loading?: boolean;
}

export type ButtonAsLink = ButtonLook & NativeLink;

/** An action; with `href` a link with the same look. */
export function Button(props: ButtonAsButton | ButtonAsLink) {
  if (props.href !== undefined) {
    const { tone, size, width, icon, children, ...attributes } = props;
    return (
      <a className={styles.button({ tone, size, width })} {...attributes}>
        {icon && <Icon shape={icon} size={20} />}
        <span>{children}</span>
      </a>
    );
  }
  const { tone, size, width, icon, children, loading = false, href: _, onClick, ...attributes } = props;
  const waiting = loading && (
    <span className={icon ? styles.iconRing : styles.ring}>
      <Spinner />
    </span>
  );
  return (
    <button
      type="button"
      className={styles.button({ tone, size, width })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...attributes}
    >
      {icon && (waiting || <Icon shape={icon} size={20} />)}
      <span className={styles.label}>
        {!icon && waiting}
        <span>{children}</span>
      </span>
    </button>
  );
}
