import type { LinkAs } from '#primitives/Link/Link.tsx';
import {
  fills,
  lines,
  logo,
  mark as markStyle,
  name as nameStyle,
  suffix as suffixStyle,
} from './Logo.css.ts';

/** Paths on a grid of 32 by 32: lines, and what is filled with the colour of actions. */
export interface LogoMark {
  lines: string;
  fills: string;
}

export interface LogoProps {
  /** The shop's name, e.g. コモレノ */
  name: string;
  /** Small, after the name, e.g. STORE */
  suffix?: string | undefined;
  /** The drawing before the name; without it the name stands alone */
  mark?: LogoMark | undefined;
  /** The whole name for those who do not see the drawing */
  label: string;
  href: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** The shop's drawing and its name: the way to the top page. */
export function Logo({ name, suffix, mark, label, href, linkAs: Anchor = 'a' }: LogoProps) {
  return (
    <Anchor className={logo} href={href} aria-label={label}>
      {mark && (
        <svg className={markStyle} viewBox="0 0 32 32" aria-hidden="true">
          <path className={lines} d={mark.lines} />
          <path className={fills} d={mark.fills} />
        </svg>
      )}
      <span className={nameStyle}>{name}</span> {suffix && <span className={suffixStyle}>{suffix}</span>}
    </Anchor>
  );
}
