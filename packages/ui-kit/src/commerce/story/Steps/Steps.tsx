import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** Two to six, in their order */
  steps: readonly { name: string; text: string }[];
}

/** Columns from 1024 px on, by the number of steps: no row has a single one. */
const COLUMNS = { 2: 'two', 3: 'three', 4: 'four', 5: 'three', 6: 'three' } as const;

/** A sequence of steps: rows on phones, columns under a dark rule from 1024 px on. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.list({ columns: COLUMNS[steps.length as keyof typeof COLUMNS] ?? 'four' })}>
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.title}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
