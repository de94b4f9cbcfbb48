import type { ReactNode } from 'react';
import {
  body,
  chevron,
  item,
  title as titleStyle,
  trigger,
  value as valueStyle,
} from '../Accordion/Accordion.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icon-shapes.ts';

export interface DisclosureProps {
  title: string;
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  /** What is chosen inside, shown in the closed head */
  value?: string;
  /** Open from the start. @default false */
  open?: boolean;
  children: ReactNode;
}

/** The look of one `Accordion` item on the browser's own `details`: no JavaScript at all. */
export function Disclosure({ title, icon, value, open, children }: DisclosureProps) {
  return (
    <details className={item} open={open}>
      <summary className={trigger}>
        <Icon shape={icon} />
        <span className={titleStyle}>{title}</span>
        {value && <span className={valueStyle}>{value}</span>}
        <span className={chevron}>
          <Icon shape={chevronDown} size={20} />
        </span>
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
