import type { ReactNode } from 'react';
import { Container } from '#primitives/Container/Container.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './AppPromotion.css.ts';

export interface AppPromotionProps {
  title: string;
  text: ReactNode;
  picture: Picture;
  /** A secondary `Button`, and the benefits */
  actions: ReactNode;
}

/** A band with the subtle background that promotes the app. */
export function AppPromotion({ title, text, picture, actions }: AppPromotionProps) {
  return (
    <section className={styles.band}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.picture}>
            <Image
              picture={picture}
              ratio="fill"
              rounded={false}
              sizes="(min-width:1280px) 486px, (min-width:1024px) 40vw, 100vw"
            />
          </div>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      </Container>
    </section>
  );
}
