import { expect, test } from 'vitest';
import { CatalogueChanges } from './changes.ts';

test('waits for running changes, failed ones too, and not for later ones', async () => {
  const changes = new CatalogueChanges();
  const done: string[] = [];
  const after = (milliseconds: number, name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    done.push(name);
  };
  const failing = changes.track(async () => Promise.reject(new Error('no'))).catch(() => done.push('failed'));
  const first = changes.track(after(20, 'first'));
  const settled = changes.settled();
  const second = changes.track(after(200, 'second'));
  await settled;
  expect(done).toEqual(['failed', 'first']);
  await Promise.all([failing, first, second]);
  await changes.settled();
  expect(done).toEqual(['failed', 'first', 'second']);
});
