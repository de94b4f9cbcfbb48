import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { WholePieces } from '#primitives/WholePieces/WholePieces.tsx';
import { cell, list, name, text as textStyle } from './CareFacts.css.ts';

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
          <p className={textStyle}>{typeof text === 'string' ? <WholePieces>{text}</WholePieces> : text}</p>
        </li>
      ))}
    </ul>
  );
}
