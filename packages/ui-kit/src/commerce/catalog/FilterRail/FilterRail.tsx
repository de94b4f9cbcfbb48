import type { ReactNode } from 'react';
import { box, tick } from '#primitives/Checkbox/Checkbox.css.ts';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { check } from '#primitives/Icon/icon-shapes.ts';
import * as styles from './FilterRail.css.ts';

/** One filter option of the list. */
export interface FilterOption {
  /** Unique among all options of the rail */
  key: string;
  label: string;
  /** The number of products it would leave; not shown if unknown. An option that leaves none cannot be chosen */
  count?: number | null | undefined;
  /** @default false */
  chosen?: boolean;
  /** URL of the list with the option toggled; required for a rail of links */
  href?: string;
}

export interface FilterRailProps {
  groups: readonly {
    /** Title of the group; optional for a single group */
    title?: string;
    options: readonly FilterOption[];
    /** At most one of its options can be chosen. @default false */
    single?: boolean;
    /** As pills instead of rows; in a form only. @default false */
    pills?: boolean;
  }[];
  /** Called when an option is toggled; makes the rail a form. Without it the options are links that apply at once */
  onToggle?: (key: string) => void;
  /** Sticks to the lower edge while the groups scroll: the control that applies the choices */
  foot?: ReactNode;
}

/**
 * The filters of a list, with the number of products each leaves (LIST-04). As links every state has its own URL, which search
 * engines are asked not to follow. As a form the choices are a draft until its foot applies them.
 */
export function FilterRail({ groups, onToggle, foot }: FilterRailProps) {
  return (
    <>
      {groups.map(({ title, options, single = false, pills = false }) => {
        const Group = onToggle ? 'fieldset' : 'section';
        const Title = onToggle ? 'legend' : 'h2';
        return (
          <Group key={title ?? options[0]?.key} className={styles.group}>
            {title && <Title className={styles.title}>{title}</Title>}
            <ul className={onToggle && pills ? styles.chips : undefined}>
              {options.map((option) => (
                <li key={option.key}>
                  {onToggle ? (
                    <Choice
                      option={option}
                      single={single}
                      pill={pills}
                      group={title ?? ''}
                      onToggle={onToggle}
                    />
                  ) : (
                    <Row option={option} />
                  )}
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}

function Row({ option }: { option: FilterOption }) {
  const { label, count, chosen = false, href } = option;
  const parts = (
    <>
      <span className={box}>
        <span className={tick}>
          <Icon shape={check} size={20} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
      <Count count={count} />
    </>
  );
  return href === undefined || isEmpty(option) ? (
    <span className={styles.row} aria-disabled="true">
      {parts}
    </span>
  ) : (
    <a className={styles.row} href={href} rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {parts}
    </a>
  );
}

interface ChoiceProps {
  option: FilterOption;
  single: boolean;
  pill: boolean;
  group: string;
  onToggle: (key: string) => void;
}

function Choice({ option, single, pill, group, onToggle }: ChoiceProps) {
  const { key, label, count, chosen = false } = option;
  return (
    <label className={pill ? styles.chip : styles.row}>
      <input
        className={pill ? styles.field : box}
        type={single ? 'radio' : 'checkbox'}
        name={single ? group : key}
        checked={chosen}
        disabled={isEmpty(option)}
        onChange={() => onToggle(key)}
      />
      {!pill && (
        <span className={tick}>
          <Icon shape={check} size={20} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      <Count count={count} />
    </label>
  );
}

function Count({ count }: Pick<FilterOption, 'count'>) {
  return count == null ? null : <span className={styles.count}>{count}</span>;
}

function isEmpty({ count, chosen = false }: FilterOption): boolean {
  return count === 0 && !chosen;
}
