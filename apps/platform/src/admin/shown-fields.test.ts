import { expect, test } from 'vitest';
import type { Services } from '../graphql/context.ts';
import { shownFields, storedFields, typedFields } from './shown-fields.ts';

test('[PLAT-11] a value typed over one that another window has emptied is outdated, in an entry without values too', () => {
  const services = { catalogue: { documents: { byHandle: () => ({ fields: [] }) } } } as unknown as Services;
  const form = (title: string) =>
    new URLSearchParams({
      action: 'saveEntry',
      entry: 'banner/home',
      ...shownFields({ 'field.title': '春' }),
      'field.title': title,
    });
  const read = (title: string) => typedFields(form(title), storedFields(services, form(title)));
  expect(read('夏').outdated).toEqual(['field.title']);
  expect(read('春')).toMatchObject({ outdated: [], isUnchanged: true });
});
