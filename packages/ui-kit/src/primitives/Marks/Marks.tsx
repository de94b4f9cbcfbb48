import * as styles from './Marks.css.ts';

export interface MarksProps {
  names: readonly string[];
}

/** Short names as marks in hairline boxes, as a list: payment methods (FOOT-01, PROD-14). Words, not the logos of others. */
export function Marks({ names }: MarksProps) {
  return (
    <ul className={styles.marks}>
      {names.map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}
