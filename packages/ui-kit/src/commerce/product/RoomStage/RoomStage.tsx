import type { ReactNode } from 'react';
import type { Picture } from '#primitives/Image/Image.tsx';
import { percent } from './percent.ts';
import * as styles from './RoomStage.css.ts';

/** The ruler's position, in percent of the room's image: its zero, and the length of ten centimetres. */
export interface RoomScale {
  zero: number;
  tenCm: number;
}

export interface RoomStageProps {
  /** Text alternative of the whole image, with the heights */
  label: string;
  /** The empty room */
  plate: Picture;
  /** Drawn width of the room's image by window width */
  sizes: string;
  ruler: RoomScale;
  /** Another room is loading. @default false */
  busy?: boolean;
  /** `RoomPicture`s, those behind first, and overlays */
  children: ReactNode;
  /** Over the ruler */
  marks?: ReactNode;
}

/** Marks at every ten centimetres of two metres, long ones at every fifty. */
const MARKS = Array.from({ length: 21 }, (_, i) => `M0 ${200 - 10 * i}h${i % 5 === 0 ? 20 : 10}`).join('');
const NUMBERS = [50, 100, 150];

/** A room of true scale with a ruler and plants: a single image for screen readers (ROOM-04). Fills the height of its container. */
export function RoomStage({ label, plate, sizes, ruler, busy = false, children, marks }: RoomStageProps) {
  const onRuler = (cm: number) => percent(ruler.zero - (cm / 10) * ruler.tenCm);
  const standing = { top: onRuler(200), height: percent(20 * ruler.tenCm) };
  return (
    <div className={styles.stage} role="img" aria-label={label} aria-busy={busy ? true : undefined}>
      <img
        className={styles.layer}
        sizes={sizes}
        srcSet={plate.srcSet}
        src={plate.src}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {children}
      <svg
        className={styles.ruler}
        style={standing}
        viewBox="0 0 20 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0V200${MARKS}`} vectorEffect="non-scaling-stroke" />
      </svg>
      {NUMBERS.map((cm) => (
        <span key={cm} className={styles.number} style={{ top: onRuler(cm) }} aria-hidden="true">
          {cm}
        </span>
      ))}
      {marks}
    </div>
  );
}
