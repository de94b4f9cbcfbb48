import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '../../story/Facts/Facts.tsx';
import {
  action as actionStyle,
  head,
  lead as leadStyle,
  side,
  title as titleStyle,
  words,
} from './AdvisorsHead.css.ts';

export interface AdvisorsHeadProps extends FactsProps {
  title: string;
  /** At most two lines */
  lead: string;
  /** The page's single primary `Button`, full width */
  action?: ReactNode;
}

/** The head of the advisors' page: its purpose left; facts and the button to ask right (ROUTE-20). */
export function AdvisorsHead({ title, lead, facts, action }: AdvisorsHeadProps) {
  return (
    <div className={head}>
      <div className={words}>
        <h1 className={titleStyle}>{title}</h1>
        <p className={leadStyle}>{lead}</p>
      </div>
      {facts.length > 0 && (
        <div className={side}>
          <Facts facts={facts} />
          {action && <div className={actionStyle}>{action}</div>}
        </div>
      )}
    </div>
  );
}
