/**
 * Browser cost of each kit component beside React: minified JavaScript, gzip, bytes. Lazy imports (`import()`) are not counted; styles are
 * CSS and excluded.
 *   npx tsx scripts/kit-sizes.ts           prints the table
 *   npx tsx scripts/kit-sizes.ts --check   fails when a component is over its limit
 *   npx tsx scripts/kit-sizes.ts --write   writes the table to packages/ui-kit/SIZES.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { componentSizes } from './kit-sizes/component-sizes';
import { overLimit, sizeTable } from './kit-sizes/size-report';
import { projectRoot } from './setup/project-root.mjs';

const { values } = readOptions(
  {
    usage: 'npx tsx scripts/kit-sizes.ts [options]',
    about: 'What importing one component of the kit costs a browser.',
  },
  {
    check: { type: 'boolean', default: false, about: 'fail when a component is over its limit' },
    write: { type: 'boolean', default: false, about: 'write the table to packages/ui-kit/SIZES.md' },
  },
);
const kit = join(projectRoot, 'packages/ui-kit');
const sizes = await componentSizes(join(kit, 'src'));
const limits: Record<string, number> = JSON.parse(readFileSync(join(kit, 'size-limits.json'), 'utf8'));
const table = sizeTable(sizes, limits);
console.log(table);
if (values.write) {
  writeFileSync(
    join(kit, 'SIZES.md'),
    `# What a component costs\n\nMinified JavaScript beside React, gzip, bytes; made by \`npx tsx scripts/kit-sizes.ts --write\`. The limits stand in\n\`size-limits.json\` and are checked by \`npm test\`.\n\n${table}`,
  );
}
const faults = overLimit(sizes, limits);
for (const fault of faults) console.error(fault);
process.exitCode = values.check && faults.length > 0 ? 1 : 0;
