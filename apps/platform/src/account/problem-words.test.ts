import { expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';

test.each([
  ['UNIDENTIFIED_CUSTOMER', null, '', 'account.wrongPassword'],
  ['TOKEN_INVALID', ['resetToken'], '', 'account.linkGone'],
  ['ALREADY_ENABLED', ['activationUrl'], '', 'account.linkGone'],
  ['NOT_FOUND', ['id'], '', 'account.linkGone'],
  ['TAKEN', ['input', 'email'], 'email', 'error.emailTaken'],
  ['INVALID', ['input', 'email'], 'email', 'error.email'],
  ['TOO_SHORT', ['input', 'password'], 'password', 'error.password'],
  ['INVALID', ['address', 'zip'], 'zip', 'error.zip'],
  ['INVALID', ['address', 'province'], 'provinceCode', 'error.provinceCode'],
  ['TOO_LONG', ['address', 'city'], 'city', 'error.text'],
] as const)('[ROUTE-15] %s of %j is told at "%s" by %s', (code, field, at, word) => {
  expect(problemWords([{ code, field, message: '' }])).toEqual({ [at]: word });
});
