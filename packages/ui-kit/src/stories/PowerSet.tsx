import { vars } from '@shop/design-tokens/contract.css';
import type { ReactNode } from 'react';

/** The possible values of each prop. */
type Values = Record<string, readonly unknown[]>;

/** One value of each. */
type Choice<Of extends Values> = { [Name in keyof Of]: Of[Name][number] };

/** Every combination of values: all states of a component. */
export function powerSet<const Of extends Values>(of: Of): Choice<Of>[] {
  return Object.entries(of).reduce<Record<string, unknown>[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice<Of>[];
}

export interface PowerSetProps<Of extends Values> {
  of: Of;
  /** Combinations side by side. @default 1 */
  columns?: number;
  /** Renders one combination; `id` is unique to it */
  draw: (choice: Choice<Of>, id: string) => ReactNode;
}

/** Every combination of a component's states in one image: it shows the effect of a changed token at once. */
export function PowerSet<const Of extends Values>({ of, columns = 1, draw }: PowerSetProps<Of>) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: vars.space.standard,
        alignItems: 'start',
      }}
    >
      {powerSet(of).map((choice) => (
        <div key={JSON.stringify(choice)}>{draw(choice, JSON.stringify(choice).replaceAll(/\W+/g, '-'))}</div>
      ))}
    </div>
  );
}
