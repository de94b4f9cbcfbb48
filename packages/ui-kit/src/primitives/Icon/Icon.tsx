import { icon } from './Icon.css.ts';
import sheet from './icons.svg';

/**
 * Address of the one file with all shapes, which browsers keep: a page names a shape and does not draw it (ADR 142). Next imports an image as
 * an object, Vite as its address.
 */
const SHEET = typeof sheet === 'string' ? sheet : sheet.src;

export interface IconProps {
  /** A name of `@shop/ui-kit/icons` */
  shape: string;
  /** Edge in pixels; the stroke stays about 1.5. @default 24 */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 32 | undefined;
  /** Filled as well: only for an active heart. @default false */
  filled?: boolean | undefined;
}

/** A line drawing beside text, hidden from assistive technology: the text has the same meaning. */
export function Icon({ shape, size = 24, filled = false }: IconProps) {
  const kind = filled ? 'filled' : size === 32 ? 'large' : 'line';
  return (
    <svg width={size} height={size} className={icon[kind]} aria-hidden="true">
      <use href={`${SHEET}#${shape}`} />
    </svg>
  );
}
