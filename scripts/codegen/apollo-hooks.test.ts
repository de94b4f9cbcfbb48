import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';

const { plugin } = createRequire(import.meta.url)('../../packages/graphql/codegen/apollo-hooks.cjs');
const DOCUMENTS = [
  { document: parse('query Related($id: ID!) { node(id: $id) { id } }') },
  { document: parse('mutation Change { change }') },
];

test('a hook is generated for each query, and no others', () => {
  const { prepend, content } = plugin(null, DOCUMENTS);
  expect(prepend[0]).toBe("import { useQuery } from '@apollo/client/react';");
  expect(
    [...content.matchAll(/export const (\w+).*\n {2}(\w+)\((\S+),/g)].map(([, ...parts]) => parts),
  ).toEqual([['useRelatedQuery', 'useQuery', 'Documents.RelatedDocument']]);
});

test('each generated hook is used by a component of the shop', () => {
  const source = join(projectRoot, 'apps/storefront/src');
  const imports = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return /import \{([^}]*)\} from '@shop\/graphql\/hooks';/.exec(text)?.[1]?.split(',') ?? [];
    })
    .map((name) => name.trim());
  const generated = readFileSync(
    join(projectRoot, 'packages/graphql/src/__generated__/client/hooks.ts'),
    'utf8',
  );
  const hooks = [...generated.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(hooks.length).toBeGreaterThan(0);
  expect([...new Set(imports)].sort()).toEqual(hooks.sort());
});
