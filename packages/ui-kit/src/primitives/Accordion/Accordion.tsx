'use client';

import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icon-shapes.ts';
import { body, chevron, item, title as titleStyle, trigger, value as valueStyle } from './Accordion.css.ts';

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
        <RadixAccordion.Item key={id} value={id} className={item}>
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className={trigger}>
              <Icon shape={icon} />
              <span className={titleStyle}>{title}</span>
              {value && <span className={valueStyle}>{value}</span>}
              <span className={chevron}>
                <Icon shape={chevronDown} size={20} />
              </span>
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={body}>{content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
