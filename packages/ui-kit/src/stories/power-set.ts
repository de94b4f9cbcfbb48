/** The possible values of each prop. */
export type Values = Record<string, readonly unknown[]>;

/** One value of each. */
export type Choice<Of extends Values> = { [Name in keyof Of]: Of[Name][number] };

/** Every combination of values: all states of a component. */
export function powerSet<const Of extends Values>(of: Of): Choice<Of>[] {
  return Object.entries(of).reduce<Record<string, unknown>[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice<Of>[];
}
