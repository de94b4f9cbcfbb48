import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { book, chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Picks, type PicksProps } from '../Picks/Picks.tsx';
import * as styles from './AdvisorProfile.css.ts';

export interface AdvisorProfileProps {
  /** The target of links to this person */
  id: string;
  name: string;
  role: string;
  /** Their expertise, and since when */
  facts: readonly { readonly term: string; readonly text: string }[];
  /** Their own words */
  quote?: string | undefined;
  profile: string;
  /** A still life of what they work with, without a face */
  picture?: Picture | undefined;
  /** The first person of a page: the image loads eagerly. @default false */
  eager?: boolean;
  /** Their recommendations, under a short noun */
  picks?: { readonly title: string; readonly items: PicksProps['items'] } | undefined;
  /** The column that they wrote */
  column?: { readonly href: string; readonly title: string } | undefined;
  /** The outlined button to ask them, and further links */
  actions: ReactNode;
}

/** An advisor: the still life beside their text, three recommendations, their column (ROUTE-20). */
export function AdvisorProfile(props: AdvisorProfileProps) {
  const { id, name, role, facts, quote, profile, picture, eager, picks, column, actions } = props;
  return (
    <section className={styles.advisor} id={id} aria-labelledby={`${id}-name`}>
      {picture && (
        <div className={styles.picture}>
          <Image
            picture={picture}
            ratio="fourThirds"
            sizes="(min-width:1280px) 588px, (min-width:1024px) 46vw, (min-width:768px) 640px, 92vw"
            {...(eager && { eager })}
          />
        </div>
      )}
      <div className={styles.words}>
        {role !== '' && <p className={styles.role}>{role}</p>}
        <h2 className={styles.name} id={`${id}-name`}>
          {name}
        </h2>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.factTerm}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {quote && (
          <blockquote className={styles.quote}>
            <p>{quote}</p>
          </blockquote>
        )}
        <p className={styles.profile}>{profile}</p>
        {(picks || column) && (
          <div className={styles.picks}>
            {picks && (
              <>
                <h3 className={styles.picksTitle}>{picks.title}</h3>
                <Picks label={picks.title} items={picks.items} />
              </>
            )}
            {column && (
              <a className={styles.column} href={column.href}>
                <Icon shape={book} size={20} />
                <span className={styles.columnTitle}>{column.title}</span>
                <Icon shape={chevronRight} size={18} />
              </a>
            )}
          </div>
        )}
        <div className={styles.act}>{actions}</div>
      </div>
    </section>
  );
}
