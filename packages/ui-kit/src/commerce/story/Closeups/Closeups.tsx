import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './Closeups.css.ts';

export interface CloseupsProps {
  /** Two to six squares */
  pictures: readonly Picture[];
  /** Describes the images */
  text?: string | undefined;
}

const SIZES = '(min-width:1280px) 600px, (min-width:768px) 50vw, 100vw';

/** Close-up images, side by side. */
export function Closeups({ pictures, text }: CloseupsProps) {
  const rows = pictures.length % 3 === 0 ? 'threes' : pictures.length === 4 ? 'fours' : 'twos';
  return (
    <>
      <ul className={styles.list({ rows })}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.item}>
            <Image picture={picture} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {text && <p className={styles.text}>{text}</p>}
    </>
  );
}
