import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './CollectionHero.css.ts';

/** The frames of phones and tablets, width by height, and the height of a desktop's in pixels, as in the styles. */
const FRAME = { phone: 16 / 9, tablet: 5 / 2, desktop: Number.parseInt(styles.desktopHeight, 10) };

/**
 * The width at which the image is drawn: one wider than its frame is cut at its sides. A phone's densest screens load no more pixels
 * than others, as on the home page.
 * @param ratio of the image
 */
function drawnSizes(ratio: number): string {
  const share = (frame: number) => `${Math.ceil(100 * Math.max(1, ratio / frame))}vw`;
  const desktop = `max(100vw, ${Math.ceil(FRAME.desktop * ratio)}px)`;
  return `(min-width:1024px) ${desktop}, (min-width:768px) ${share(FRAME.tablet)}, (min-resolution:2.5dppx) 100vw, ${share(FRAME.phone)}`;
}

export interface CollectionHeroProps {
  title: string;
  text?: string | undefined;
  /** A place image with a plain lit wall at its left */
  picture?: Picture | undefined;
  /** The image's width by its height. @default that of a phone's frame */
  ratio?: number | undefined;
  /** Which part stays visible. @default '60% 80%' */
  focus?: string;
}

/** The head of a list: a full-width image with the title on the lit wall, or below it on phones (LIST-03). */
export function CollectionHero({
  title,
  text,
  picture,
  ratio = FRAME.phone,
  focus = '60% 80%',
}: CollectionHeroProps) {
  return (
    <section className={styles.hero}>
      {picture && (
        <div className={styles.picture}>
          <Image
            picture={picture}
            ratio="fill"
            rounded={false}
            sizes={drawnSizes(ratio)}
            focus={focus}
            priority
          />
        </div>
      )}
      <div className={picture ? styles.words : styles.bare}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </section>
  );
}
