import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasOwnModules } from './own-modules.ts';

/** Vitest's own reading of a file's environment, which it does not export; by-environment.test.ts compares this with what a file gets. */
const ENVIRONMENT = /@(?:vitest|jest)-environment\s+([\w-]+)\b/;

/**
 * Runs the files of one project and one environment one after the other. A worker of files that share their imports is kept only while the
 * next file in line has its project and environment: in Vitest's own order 140 workers start for 546 unit test files. Files with modules of
 * their own come last: the others load theirs once.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const [, environment = file.project.config.environment] =
        ENVIRONMENT.exec(readFileSync(file.moduleId, 'utf8')) ?? [];
      const group = `${file.project.name} ${environment}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    const lastOwn = (group: TestSpecification[]) =>
      [false, true].flatMap((own) => group.filter(({ moduleId }) => hasOwnModules(moduleId) === own));
    return [...groups.values()].flatMap(lastOwn);
  }
}
