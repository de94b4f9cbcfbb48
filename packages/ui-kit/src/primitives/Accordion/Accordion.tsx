'use client';

import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icon-shapes.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** A path of `@shop/ui-kit/icons` */
  icon: string;
  /** The chosen value, shown in the closed item */
  value?: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The ids of the open items; omit both for an uncontrolled accordion */
  openIds?: readonly string[];
  onOpenChange?: (openIds: string[]) => void;
}

/** Expandable parts of a form, several open at a time. Load this file with `import()`, on intent: it includes Radix. */
export function Accordion({ items, openIds, onOpenChange }: AccordionProps) {
  return (
    <RadixAccordion.Root
      type="multiple"
      value={openIds ? [...openIds] : undefined}
      onValueChange={onOpenChange}
    >
      {items.map(({ id, title, icon, value, content }) => (
        <RadixAccordion.Item key={id} value={id} className={styles.item}>
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className={styles.trigger}>
              <Icon shape={icon} />
              <span className={styles.title}>{title}</span>
              {value && <span className={styles.value}>{value}</span>}
              <span className={styles.chevron}>
                <Icon shape={chevronDown} size={20} />
              </span>
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={styles.body}>{content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
