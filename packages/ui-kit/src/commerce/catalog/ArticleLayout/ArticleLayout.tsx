import { Fragment, type ReactNode } from 'react';
import { Container } from '#primitives/Container/Container.tsx';
import { RichText } from '#primitives/RichText/RichText.tsx';
import { StoryHead, type StoryHeadProps } from '../../story/StoryHead/StoryHead.tsx';
import * as styles from './ArticleLayout.css.ts';

const LONG_TITLE = 48;

export interface ArticleLayoutProps {
  /** A `Breadcrumb` */
  breadcrumb?: ReactNode;
  title: string;
  /** Date and author */
  note?: string | undefined;
  /** The head of an article with a place image: what it says in a sentence, and the image */
  head?: Pick<StoryHeadProps, 'lead' | 'picture'> | undefined;
  /** The text in parts, as HTML with headings of the second and third level; after each the products that it names */
  parts: readonly { readonly text: ReactNode; readonly after?: ReactNode }[];
  /** Who wrote it: beside the text from 1024 px, else after it */
  aside?: ReactNode;
}

/** Whether a title would fill more than three lines of a quarter of the page: its width in Latin letters, of which a Japanese one fills two. */
function isLong(title: string): boolean {
  return title.replaceAll(/[^\p{Script=Latin}\p{ASCII}]/gu, '##').length > LONG_TITLE;
}

/** An article: its head, and text of readable width with space around its headings. */
export function ArticleLayout({ breadcrumb, title, note, head, parts, aside }: ArticleLayoutProps) {
  const text = parts.map(({ text: part, after }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    <Fragment key={place}>
      <div className={styles.part}>
        <RichText>{part}</RichText>
      </div>
      {after}
    </Fragment>
  ));
  return head ? (
    <article>
      <StoryHead breadcrumb={breadcrumb} eyebrow={note} title={title} {...head} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.text}>{text}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Container>
    </article>
  ) : (
    <Container>
      {breadcrumb}
      <article className={styles.column}>
        <h1 className={styles.title} data-long={isLong(title) ? '' : undefined}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.text}>{text}</div>
      </article>
      {aside}
    </Container>
  );
}
