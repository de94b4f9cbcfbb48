import * as styles from './Logo.css.ts';

/** Paths on a grid of 32 by 32: lines, and shapes filled with the action colour. */
export interface LogoMark {
  lines: string;
  fills: string;
}

export interface LogoProps {
  /** The shop's name, e.g. あさがおや */
  name: string;
  /** Small, after the name, e.g. STORE */
  suffix?: string | undefined;
  /** The mark before the name; without it only the name is shown */
  mark?: LogoMark | undefined;
  /** The full name, for screen readers */
  label: string;
  href: string;
}

/** The shop's mark and name: the link to the top page. */
export function Logo({ name, suffix, mark, label, href }: LogoProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      {mark && (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <path className={styles.lines} d={mark.lines} />
          <path className={styles.fills} d={mark.fills} />
        </svg>
      )}
      <span className={styles.name}>{name}</span> {suffix && <span className={styles.suffix}>{suffix}</span>}
    </a>
  );
}
