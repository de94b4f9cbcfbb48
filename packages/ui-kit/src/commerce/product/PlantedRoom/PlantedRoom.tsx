import type { Picture } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { RoomChoice, type RoomChoiceProps } from '../RoomStage/RoomChoice.tsx';
import { type RoomLayer, RoomPicture } from '../RoomStage/RoomPicture.tsx';
import { type RoomScale, RoomStage } from '../RoomStage/RoomStage.tsx';
import * as styles from './PlantedRoom.css.ts';

/** A plant in the room. */
export interface PlantedRoomEntry {
  id: string;
  name: string;
  /** Its page; without one the name is no link */
  href?: string;
  /** Its height, e.g. 約120〜140cm */
  range: string;
  plant: RoomLayer;
  shadow: RoomLayer;
}

export interface PlantedRoomProps {
  /** Text alternative of the whole image, with the heights */
  label: string;
  /** The empty room */
  plate: Picture;
  ruler: RoomScale;
  /** In drawing order: those behind first */
  plants: readonly PlantedRoomEntry[];
  /** Explanations of the image: that it is to scale, and what it does not show */
  notes: readonly string[];
  /** Set if plants need different lights */
  lights?: RoomChoiceProps;
}

const SIZES = '(min-width:1280px) 800px, (min-width:1024px) 62vw, 100vw';

/** Several plants side by side in a room of true scale, with names and heights (ROOM-07, ROOM-08). */
export function PlantedRoom({ label, plate, ruler, plants, notes, lights }: PlantedRoomProps) {
  return (
    <div className={styles.room}>
      <div className={styles.frame}>
        <div className={styles.view}>
          <RoomStage label={label} plate={plate} sizes={SIZES} ruler={ruler}>
            {plants.map(({ id, shadow }) => (
              <RoomPicture key={id} layer={shadow} />
            ))}
            {plants.map(({ id, plant }) => (
              <RoomPicture key={id} layer={plant} />
            ))}
          </RoomStage>
        </div>
        {lights && <RoomChoice {...lights} place="below" />}
      </div>
      <div className={styles.words}>
        <ul className={styles.list}>
          {plants.map(({ id, name, href, range }) => (
            <li key={id} className={styles.entry}>
              {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
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
