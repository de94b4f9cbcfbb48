import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { architecturePage, PAGE } from './architecture-page';
import { drawGraph, putBetweenMarkers } from './draw-graph';
import { circles, folderGraph } from './folder-graph';
import { importsOf } from './imports-of';
import { subpathImport } from './subpath-imports';

test('the architecture graphs match the imports: npm run architecture renders them', () => {
  const page = readFileSync(join(projectRoot, PAGE), 'utf8');
  expect(architecturePage(projectRoot, page)).toBe(page);
});

test('imports of a file: values, types, side effects, dynamic, multi-line', () => {
  const source = `import type { A } from './a';
import { type B, type C } from './types';
import {
  d,
  type E,
} from '@shop/graphql/d';
import './style.css';
export { f } from './f';
const late = () => import('./late');
type Late = typeof import('./late-type');
// import { no } from './comment';
const text = "import { no } from './text'";
`;
  expect(
    importsOf(source).map(({ specifier, isTypeOnly }) => `${specifier}${isTypeOnly ? ' type' : ''}`),
  ).toEqual([
    './a type',
    './types type',
    '@shop/graphql/d',
    './f',
    './style.css',
    './late',
    './late-type type',
  ]);
});

test('a # import resolves to the file in its package.json', () => {
  const page = 'apps/storefront/src/app/page.tsx';
  expect(subpathImport('#features/home/screen/Home.tsx', page)).toBe(
    'apps/storefront/src/features/home/screen/Home.tsx',
  );
  expect(subpathImport('#test/models/x.ts', page)).toBe('apps/storefront/test/models/x.ts');
  expect(subpathImport('#storefront/foundation/i18n/locale.ts', 'scripts/a.ts')).toBe(
    'apps/storefront/src/foundation/i18n/locale.ts',
  );
  expect(subpathImport('#x.ts', 'packages/rules/src/y.ts')).toBeNull();
});

const files = new Map([
  ['packages/a/src/x.ts', `import { y } from '@shop/b/y';\nimport type { Z } from '@shop/c/z';`],
  ['packages/b/src/y.ts', `import type { Z } from '@shop/c/z';\nimport { near } from './near';`],
  ['packages/b/src/w.ts', `import { z } from '@shop/c/z';`],
  ['packages/c/src/z.ts', `import { x } from '@shop/a/x';\nimport { z } from 'zod';`],
]);
const edges = folderGraph(files, (path) => path.split('/')[1] ?? null);

describe('a graph', () => {
  test('has an arrow for each pair, a type arrow where every import is a type import', () => {
    expect(edges).toEqual([
      { from: 'a', to: 'b', isTypeOnly: false },
      { from: 'a', to: 'c', isTypeOnly: true },
      { from: 'b', to: 'c', isTypeOnly: false },
      { from: 'c', to: 'a', isTypeOnly: false },
    ]);
  });

  test('reports runtime cycles, not type cycles', () => {
    expect(circles(edges)).toEqual([['a', 'b', 'c']]);
    expect(circles(edges.filter(({ from }) => from !== 'c'))).toEqual([]);
    expect(circles(edges.map((edge) => ({ ...edge, isTypeOnly: edge.from === 'c' })))).toEqual([]);
  });

  test('is rendered with dotted arrows for types and red ones in a cycle', () => {
    expect(drawGraph(edges).split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  a_["a"] --> b_["b"]',
      '  a_["a"] -.-> c_["c"]',
      '  b_["b"] --> c_["c"]',
      '  c_["c"] --> a_["a"]',
      '  linkStyle 0,2,3 stroke:#b3261e,stroke-width:2px',
      '```',
    ]);
  });
});

test('a graph replaces only the content between the markers', () => {
  const page = 'before\n<!-- drawn: x -->\nold\n<!-- end: x -->\nafter\n';
  expect(putBetweenMarkers(page, 'x', 'new')).toBe(
    'before\n<!-- drawn: x -->\nnew\n<!-- end: x -->\nafter\n',
  );
  expect(() => putBetweenMarkers('no place', 'x', 'new')).toThrow('drawn: x');
});
