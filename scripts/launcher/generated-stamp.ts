import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import { inputHash } from './input-hash';

const INPUTS = [
  'codegen.ts',
  'scripts/codegen.ts',
  'scripts/codegen',
  'packages/graphql',
  'package-lock.json',
];
const OUTPUTS = ['packages/graphql/src/__generated__', 'apps/platform/src/graphql/__generated__'];
const STAMP = join(projectRoot, '.cache/generated-from');

/** Current hash of all inputs of the generated code. */
export function generatedInputs(): string {
  return inputHash(INPUTS);
}

/** Whether the generated code exists and matches these inputs. */
export function isGeneratedFrom(inputs: string): boolean {
  const isPresent = OUTPUTS.every((folder) => existsSync(join(projectRoot, folder)));
  return isPresent && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs;
}

/** Records the inputs of the generated code; null: other inputs, such as a live store's schema. */
export function stampGenerated(inputs: string | null): void {
  if (inputs === null) {
    rmSync(STAMP, { force: true });
    return;
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, inputs);
}
