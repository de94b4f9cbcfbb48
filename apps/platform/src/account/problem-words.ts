import type { WordKey } from '../checkout/words.ts';
import type { CustomerProblem } from '../customer/customer.ts';

const BY_CODE: Readonly<Partial<Record<CustomerProblem['code'], WordKey>>> = {
  UNIDENTIFIED_CUSTOMER: 'account.wrongPassword',
  TOKEN_INVALID: 'account.linkGone',
  ALREADY_ENABLED: 'account.linkGone',
  NOT_FOUND: 'account.linkGone',
};
const BY_FIELD: Readonly<Record<string, WordKey>> = {
  email: 'error.email',
  password: 'error.password',
  zip: 'error.zip',
  province: 'error.provinceCode',
};

/** Validation messages by field name; the key `''` holds the message for the whole form. */
export function problemWords(problems: readonly CustomerProblem[]): Readonly<Record<string, WordKey>> {
  return Object.fromEntries(
    problems.map((problem): [string, WordKey] => {
      const name = problem.field?.at(-1) ?? '';
      const whole = BY_CODE[problem.code];
      if (whole !== undefined) return ['', whole];
      if (problem.code === 'TAKEN') return [name, 'error.emailTaken'];
      return [name === 'province' ? 'provinceCode' : name, BY_FIELD[name] ?? 'error.text'];
    }),
  );
}
