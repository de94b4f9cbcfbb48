import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './Scenes.css.ts';

export interface ScenesProps {
  scenes: readonly { name: string; text: string; href: string; picture: Picture }[];
}

/* Place images are squares; tall tiles cut their sides: drawn a quarter wider than shown. */
const SIZES = '(min-width:1280px) 350px, (min-width:1024px) 28vw, (min-width:768px) 24vw, 48vw';
const WIDE_SIZES = '(min-width:1280px) 480px, (min-width:1024px) 38vw, (min-width:768px) 32vw, 100vw';

/** Place images with links and a line of text: two by two on phones, then three or four per row. */
export function Scenes({ scenes }: ScenesProps) {
  const isOfThrees = scenes.length % 3 === 0 && scenes.length % 4 !== 0;
  return (
    <ul className={styles.list({ rows: isOfThrees ? 'threes' : 'fours' })}>
      {scenes.map(({ name, text, href, picture }) => (
        <li key={name} className={styles.wideFirst}>
          <a className={styles.anchor} href={href}>
            <div className={styles.picture}>
              <Image
                picture={picture}
                ratio="fill"
                rounded={false}
                sizes={isOfThrees ? WIDE_SIZES : SIZES}
                focus="50% 60%"
              />
            </div>
            <h3 className={styles.name}>
              <BreakableTitle>{name}</BreakableTitle>
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </a>
        </li>
      ))}
    </ul>
  );
}
