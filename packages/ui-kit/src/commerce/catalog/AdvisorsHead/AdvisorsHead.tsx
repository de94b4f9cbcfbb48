import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '../../story/Facts/Facts.tsx';
import * as styles from './AdvisorsHead.css.ts';

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
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {facts.length > 0 && (
        <div className={styles.side}>
          <Facts facts={facts} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </div>
  );
}
