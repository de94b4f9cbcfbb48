import { Icon } from '#primitives/Icon/Icon.tsx';
import { arrow } from '#primitives/Icon/icon-shapes.ts';
import { Image } from '#primitives/Image/Image.tsx';
import { type MenuPicture, menuPictureSizes } from '../menu-picture.ts';
import * as styles from './MenuFeature.css.ts';

export interface MenuFeatureProps {
  href: string;
  title: string;
  /** One sentence below the title */
  note?: string | undefined;
  picture: MenuPicture;
  /** `portrait` beside the categories, `square` beside the producers */
  shape: 'portrait' | 'square';
}

/** The single place image of a pull-down, with its link. */
export function MenuFeature({ href, title, note, picture, shape }: MenuFeatureProps) {
  return (
    <a className={styles.link} href={href}>
      <div className={styles.picture[shape]}>
        <Image
          picture={{ ...picture, alt: '' }}
          sizes={menuPictureSizes(picture, 282, shape === 'square' ? 1 : 3 / 4)}
          ratio="fill"
          rounded={false}
          focus={picture.focus}
        />
      </div>
      <p className={styles.title}>
        {title}
        <Icon shape={arrow} size={18} />
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </a>
  );
}
