import { describe, expect, test } from 'vitest';
import { parseContactForm } from './contact-form.ts';

const VALUES = {
  email: ' hanako@example.jp ',
  lastName: '森',
  firstName: '花子',
  zip: '150-0001',
  provinceCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone: '090ー1234ー5678',
};

describe('parseContactForm', () => {
  test('makes what was typed uniform', () => {
    expect(parseContactForm(VALUES)).toEqual({
      contact: { ...VALUES, email: 'hanako@example.jp', zip: '1500001', phone: '09012345678' },
    });
    expect(parseContactForm({ ...VALUES, phone: '+81 90-1234-5678' })).toMatchObject({
      contact: { phone: '09012345678' },
    });
  });

  test.each(['-', '－', '−', '–', '—', 'ー', '‐', 'ｰ', ' '])('takes "%s" between digits', (dash) => {
    const typed = { ...VALUES, zip: `１５０${dash}０００１`, phone: `０９０${dash}１２３４${dash}５６７８` };
    expect(parseContactForm(typed)).toMatchObject({ contact: { zip: '1500001', phone: '09012345678' } });
  });

  test.each([
    ['email', 'a@b', 'error.email'],
    ['email', '.a@example.jp', 'error.email'],
    ['email', `${'a'.repeat(300)}@example.jp`, 'error.email'],
    ['lastName', '  ', 'error.lastName'],
    ['city', 'x'.repeat(101), 'error.tooLong'],
    ['zip', '12', 'error.zip'],
    ['zip', '1'.repeat(500), 'error.zip'],
    ['provinceCode', 'x'.repeat(500), 'error.provinceCode'],
    ['address2', 'x'.repeat(500), 'error.tooLong'],
    ['zip', '9000001', 'error.zipMismatch'],
    ['provinceCode', 'JP-99', 'error.provinceCode'],
    ['phone', '12345', 'error.phone'],
  ])('%s "%s" is %s', (field, value, error) => {
    expect(parseContactForm({ ...VALUES, [field]: value })).toEqual({ errors: { [field]: error } });
  });

  test('the e-mail check is linear in its input', () => {
    const started = performance.now();
    parseContactForm({ ...VALUES, email: `${'a@'.repeat(50_000)}` });
    parseContactForm({ ...VALUES, email: `a@${'a-'.repeat(50_000)}` });
    expect(performance.now() - started).toBeLessThan(200);
  });
});
