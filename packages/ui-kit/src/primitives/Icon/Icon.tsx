import { icon } from './Icon.css.ts';

export interface IconProps {
  /** A path of `@shop/ui-kit/icons` */
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
    <svg viewBox="0 0 24 24" width={size} height={size} className={icon[kind]} aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
