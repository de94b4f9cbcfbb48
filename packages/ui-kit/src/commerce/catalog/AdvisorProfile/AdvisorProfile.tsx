import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { book, chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import {
  act,
  advisor,
  column as columnStyle,
  columnTitle,
  fact,
  facts as factsStyle,
  factTerm,
  name as nameStyle,
  pick,
  picksRow,
  picks as picksStyle,
  picksTitle as picksTitleStyle,
  pickTitle,
  picture as pictureStyle,
  profile as profileStyle,
  quote as quoteStyle,
  role as roleStyle,
  words,
} from './AdvisorProfile.css.ts';

/** A recommended product. */
export interface AdvisorPick {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  readonly price: Pick<PriceProps, 'amount' | 'compareAt' | 'from' | 'taxNote' | 'saleLabel' | 'wasLabel'>;
}

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
  picks?: { readonly title: string; readonly items: readonly AdvisorPick[] } | undefined;
  /** The column that they wrote */
  column?: { readonly href: string; readonly title: string } | undefined;
  /** The outlined button to ask them, and further links */
  actions: ReactNode;
}

/** An advisor: the still life beside their text, three recommendations, their column (ROUTE-20). */
export function AdvisorProfile(props: AdvisorProfileProps) {
  const { id, name, role, facts, quote, profile, picture, eager, picks, column, actions } = props;
  return (
    <section className={advisor} id={id} aria-labelledby={`${id}-name`}>
      {picture && (
        <div className={pictureStyle}>
          <Image
            picture={picture}
            ratio="fourThirds"
            sizes="(min-width:1280px) 588px, (min-width:1024px) 46vw, (min-width:768px) 640px, 92vw"
            {...(eager && { eager })}
          />
        </div>
      )}
      <div className={words}>
        {role !== '' && <p className={roleStyle}>{role}</p>}
        <h2 className={nameStyle} id={`${id}-name`}>
          {name}
        </h2>
        {facts.length > 0 && (
          <dl className={factsStyle}>
            {facts.map(({ term, text }) => (
              <div key={term} className={fact}>
                <dt className={factTerm}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {quote && (
          <blockquote className={quoteStyle}>
            <p>{quote}</p>
          </blockquote>
        )}
        <p className={profileStyle}>{profile}</p>
        {(picks || column) && (
          <div className={picksStyle}>
            {picks && (
              <>
                <h3 className={picksTitleStyle}>{picks.title}</h3>
                <div className={picksRow}>
                  {picks.items.map(({ href, title, picture: shown, price }) => (
                    <a key={href} className={pick} href={href}>
                      <Image picture={shown} sizes="(min-width:1280px) 64px, (min-width:1024px) 14vw, 30vw" />
                      <span>
                        <span className={pickTitle}>
                          <BreakableTitle>{title}</BreakableTitle>
                        </span>
                        <Price size="small" {...price} />
                      </span>
                    </a>
                  ))}
                </div>
              </>
            )}
            {column && (
              <a className={columnStyle} href={column.href}>
                <Icon shape={book} size={20} />
                <span className={columnTitle}>{column.title}</span>
                <Icon shape={chevronRight} size={18} />
              </a>
            )}
          </div>
        )}
        <div className={act}>{actions}</div>
      </div>
    </section>
  );
}
