import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { cell, list, name, text as textStyle, whole } from './CareFacts.css.ts';

export interface CareFactsProps {
  /** Light, water, temperature, size; `icon` is a path of `@shop/ui-kit/icons` */
  facts: readonly { icon: string; title: string; text: ReactNode }[];
}

/** How to grow it: four cells, two by two on phones, four in a row from 1024. */
export function CareFacts({ facts }: CareFactsProps) {
  return (
    <ul className={list}>
      {facts.map(({ icon, title, text }) => (
        <li key={title} className={cell}>
          <Icon shape={icon} size={32} />
          <h3 className={name}>{title}</h3>
          <p className={textStyle}>{typeof text === 'string' ? withWholeRanges(text) : text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A range with its unit, such as 約60〜80cm: no line ends within it. */
const RANGE = /(約?\d+[〜–]\d+ ?(?:cm|℃|°C|号)?)/;

function withWholeRanges(text: string): ReactNode {
  // Those at odd places are what it was split by.
  return text.split(RANGE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={place} className={whole}>
        {part}
      </span>
    ),
  );
}
