import type { ReactNode } from 'react';
import { Container } from '#primitives/Container/Container.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import {
  actions as actionsStyle,
  band,
  inner,
  picture as pictureStyle,
  text as textStyle,
  title as titleStyle,
} from './AppPromotion.css.ts';

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
    <section className={band}>
      <Container>
        <div className={inner}>
          <div className={pictureStyle}>
            <Image
              picture={picture}
              ratio="fill"
              rounded={false}
              sizes="(min-width:1280px) 486px, (min-width:1024px) 40vw, 100vw"
            />
          </div>
          <div>
            <h2 className={titleStyle}>{title}</h2>
            <p className={textStyle}>{text}</p>
            <div className={actionsStyle}>{actions}</div>
          </div>
        </div>
      </Container>
    </section>
  );
}
