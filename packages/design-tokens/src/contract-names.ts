import { themeValues } from './theme-values.ts';

/** Names of tokens, in their groups; no values. */
export interface ContractNames {
  [name: string]: '' | ContractNames;
}

interface Values {
  readonly [name: string]: string | Values;
}

/** The names of the theme's variables, without values: the expected content of `contract-names.json`. */
export function contractNames(): ContractNames {
  return namesOf(themeValues);
}

function namesOf(values: Values): ContractNames {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? '' : namesOf(value)]),
  );
}
