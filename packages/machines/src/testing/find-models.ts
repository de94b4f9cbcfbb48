import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel } from './define-model';

/** The exports of a source file of this package. */
interface Exports {
  readonly file: string;
  readonly values: readonly unknown[];
}

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Every model of this package: the exports of the `*.model.ts` files. */
export async function findModels(): Promise<AnyModel[]> {
  return (await exportsOf('.model.ts')).flatMap(({ values }) => values.filter(isModel));
}

/** Every machine, with its file: the exports of the `*.machine.ts` files. */
export async function findMachines(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  return (await exportsOf('.machine.ts')).flatMap(({ file, values }) =>
    values.filter(isMachine).map((machine) => ({ file, machine })),
  );
}

async function exportsOf(ending: string): Promise<Exports[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const exported: object = await import(pathToFileURL(`${SOURCES}${file}`).href);
      return { file, values: Object.values(exported) };
    }),
  );
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;
}

function isModel(value: unknown): value is AnyModel {
  return typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine);
}
