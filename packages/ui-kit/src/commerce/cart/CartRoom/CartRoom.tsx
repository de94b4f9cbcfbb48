import type { Picture } from '#primitives/Image/Image.tsx';
import { RoomLights, type RoomLightsProps } from '../../product/RoomStage/RoomLights.tsx';
import { type RoomLayer, RoomPicture } from '../../product/RoomStage/RoomPicture.tsx';
import { type RoomScale, RoomStage } from '../../product/RoomStage/RoomStage.tsx';
import * as styles from './CartRoom.css.ts';

/** A plant of the cart in the room. */
export interface CartRoomEntry {
  id: string;
  name: string;
  /** Its height, e.g. 約120〜140cm */
  range: string;
  plant: RoomLayer;
  shadow: RoomLayer;
}

export interface CartRoomProps {
  /** All of the picture in words, with the heights */
  label: string;
  /** The empty room */
  plate: Picture;
  ruler: RoomScale;
  /** Those that stand behind first */
  plants: readonly CartRoomEntry[];
  /** What is to be known of the picture: that it is to scale, and what it does not show */
  notes: readonly string[];
  /** Where plants live in different lights */
  lights?: RoomLightsProps;
}

const SIZES = '(min-width:1280px) 800px, (min-width:1024px) 62vw, 100vw';

/** The plants of a cart beside one another in a room of true scale, named with their heights (ROOM-07). */
export function CartRoom({ label, plate, ruler, plants, notes, lights }: CartRoomProps) {
  return (
    <div className={styles.room}>
      <div className={styles.view}>
        <RoomStage label={label} plate={plate} sizes={SIZES} ruler={ruler}>
          {plants.map(({ id, shadow }) => (
            <RoomPicture key={id} layer={shadow} />
          ))}
          {plants.map(({ id, plant }) => (
            <RoomPicture key={id} layer={plant} />
          ))}
        </RoomStage>
        {lights && <RoomLights {...lights} />}
      </div>
      <div className={styles.words}>
        <ul className={styles.list}>
          {plants.map(({ id, name, range }) => (
            <li key={id} className={styles.entry}>
              <span>{name}</span>
              <span className={styles.range}>{range}</span>
            </li>
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}
