import type { LinkAs } from '#primitives/Link/Link.tsx';
import { light, logo, mark, name as nameStyle, strokes, suffix as suffixStyle } from './Logo.css.ts';

export interface LogoProps {
  /** The shop's name, e.g. コモレノ */
  name: string;
  /** Small, after the name, e.g. STORE */
  suffix?: string;
  /** The whole name for those who do not see the drawing */
  label: string;
  href: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** The leaf with three points of light, and the shop's name: the way to the top page. */
export function Logo({ name, suffix, label, href, linkAs: Anchor = 'a' }: LogoProps) {
  return (
    <Anchor className={logo} href={href} aria-label={label}>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={strokes}
          d="M6 26C4 13 12 5.500 27 5.500 28 19 20.500 27 9.500 24.500M5.500 28.500C8.500 21 13 16.500 19 12.500"
        />
        <path
          className={light}
          d="M20.800 10a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0M15.800 19.500a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0M10.800 15a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0"
        />
      </svg>
      <span className={nameStyle}>{name}</span> {suffix && <span className={suffixStyle}>{suffix}</span>}
    </Anchor>
  );
}
