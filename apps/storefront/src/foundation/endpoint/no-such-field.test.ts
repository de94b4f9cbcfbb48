import { expect, test } from 'vitest';
import { noSuchField } from './no-such-field';

test('[API-06] a field that names nothing is a 400 with its name', async () => {
  const answer = noSuchField('variant_id', 'is no variant');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toEqual({
    status: 400,
    title: 'Invalid request body',
    errors: [{ field: 'variant_id', detail: 'variant_id is no variant.' }],
  });
});
