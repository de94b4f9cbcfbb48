/** Values of props, each with all that it can be. */
export type Values = Record<string, readonly unknown[]>;

/** One choice of each. */
export type Choice<Of extends Values> = { [Name in keyof Of]: Of[Name][number] };

/** Every combination of values: the power set of a component's states. */
export function powerSet<const Of extends Values>(of: Of): Choice<Of>[] {
  return Object.entries(of).reduce<Record<string, unknown>[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice<Of>[];
}
