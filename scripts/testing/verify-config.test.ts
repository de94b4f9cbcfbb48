import { expect, test } from 'vitest';
import { z } from 'zod';
import unitConfig from '../../vitest.config.ts';
import verifyConfig from '../../vitest.verify.config.ts';

const project = z.object({
  plugins: z.array(z.unknown()).default([]),
  test: z.object({ name: z.string(), setupFiles: z.array(z.string()).default([]), testTimeout: z.number() }),
});
const projectsOf = (config: unknown) =>
  z.object({ test: z.object({ projects: z.array(project) }) }).parse(config).test.projects;

/** Names of a project's plugins, including nested lists. */
const namesOf = (plugins: readonly unknown[]) =>
  z
    .array(z.object({ name: z.string() }))
    .parse(plugins.flat(3))
    .map(({ name }) => name);

const [unit] = projectsOf(unitConfig);

test.each(projectsOf(verifyConfig).map((verified) => [verified.test.name, verified] as const))(
  'the project %s of `npm run verify` compiles and sets up its files as `npm test` does',
  (_, { plugins, test: { setupFiles, testTimeout } }) => {
    expect(namesOf(plugins)).toEqual(expect.arrayContaining(namesOf(unit?.plugins ?? [])));
    expect({ setupFiles, testTimeout }).toEqual({
      setupFiles: unit?.test.setupFiles,
      testTimeout: unit?.test.testTimeout,
    });
  },
);
