import type { CSSProperties } from 'react';
import { percent } from './percent.ts';
import * as styles from './RoomStage.css.ts';

/** An image and its position in the room, in percent of the room's image. */
export interface RoomLayer {
  src: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface RoomPictureProps {
  layer: RoomLayer;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A plant, or its shadow, at its position. */
export function RoomPicture({ layer, className, style }: RoomPictureProps) {
  return (
    <img
      className={className ? `${styles.layer} ${className}` : styles.layer}
      style={{ ...placeOf(layer), ...style }}
      src={layer.src}
      alt=""
      loading="lazy"
    />
  );
}

function placeOf({ left, top, width, height }: RoomLayer): CSSProperties {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
