import type { ReactNode } from 'react';
import { Container } from '#primitives/Container/Container.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { RichText } from '#primitives/RichText/RichText.tsx';
import * as styles from './ArticleLayout.css.ts';

export interface ArticleLayoutProps {
  /** A `Breadcrumb` */
  breadcrumb?: ReactNode;
  title: string;
  /** Date and author */
  note?: string | undefined;
  /** A place image, 3:2 */
  picture?: Picture | undefined;
  /** The text, as HTML with headings of the second and third level */
  children: ReactNode;
}

/** An article: one column of readable width, with space around its headings. */
export function ArticleLayout({ breadcrumb, title, note, picture, children }: ArticleLayoutProps) {
  return (
    <Container>
      {breadcrumb}
      <article className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
        {picture && (
          <div className={styles.picture}>
            <Image picture={picture} ratio="column" sizes="(min-width:768px) 640px, 100vw" eager />
          </div>
        )}
        <div className={styles.body}>
          <RichText>{children}</RichText>
        </div>
      </article>
    </Container>
  );
}
