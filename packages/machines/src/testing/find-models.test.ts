import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findMachines, findModels } from './find-models';
import { unprovidedActors } from './simulate-actors';

const sources = fileURLToPath(new URL('..', import.meta.url));
const models = await findModels();
const machines = await findMachines();

test('every machine has its own model', () => {
  expect(machines.length).toBeGreaterThan(0);
  const modelled = new Set(models.map(({ machine }) => machine));
  expect(machines.filter(({ machine }) => !modelled.has(machine)).map(({ file }) => file)).toEqual([]);
  expect(models.filter(({ id, machine }) => id !== machine.id).map(({ id }) => id)).toEqual([]);
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

test('every model is tested beside it', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.model.ts'),
  );
  expect(files.length).toBe(models.length);
  const untested = files.filter((file) => !existsSync(`${sources}${file.replace(/\.ts$/, '.test.ts')}`));
  expect(untested).toEqual([]);
});

test('every machine is in a file named *.machine.ts', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  expect(machines.map(({ file }) => file)).toEqual(files.sort());
});

const acting = machines.filter(({ machine }) => Object.keys(machine.implementations.actors).length > 0);

test('of the machines only the selection of a set has no actor', () => {
  const still = machines.filter((machine) => !acting.includes(machine)).map(({ file }) => file);
  expect(still).toEqual(['set-product/set-selection.machine.ts']);
});

test.each(acting)(
  'an actor of $file that is not provided throws, and says what is missing',
  async ({ machine }) => {
    const actors = Object.entries(await unprovidedActors(machine));
    expect(actors).not.toEqual([]);
    for (const [name, said] of actors) {
      expect([`${name} was not provided`, said.match(/^provide\w+Actors was not called$/)?.[0]]).toContain(
        said,
      );
    }
  },
);
