import { readFileSync } from 'node:fs';

/** Whether a test file replaces modules or evaluates them for another brand: files before and after it must not share them. */
export function hasOwnModules(file: string): boolean {
  return /\bvi\.(?:(?:mock|doMock|resetModules)\(|stubEnv\('BRAND')/.test(readFileSync(file, 'utf8'));
}
