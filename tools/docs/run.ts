/**
 * `npm run docs`: the documentation as a site with search, on http://localhost:5170. It copies the pages, draws the state machines, and has
 * VitePress serve them; changed pages need a restart.
 *   npm run docs -- --build   builds the site into reports/docs; a dead link fails
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMachines } from '@shop/machines/testing/find-models';
import { build, createServer } from 'vitepress';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';
import { drawMachine } from '../../scripts/models/draw-machine';
import { machineGraph } from '../../scripts/models/machine-graph';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { MACHINES_PAGE, sitePath, siteSections, siteText } from './pages';

const { values } = readOptions(
  { usage: 'npm run docs', about: 'Serves the documentation as a site with search.' },
  {
    build: { type: 'boolean', about: 'build it into reports/docs instead, and fail on dead links' },
    port: { type: 'string', value: 'PORT', about: 'the port', default: '5170' },
  },
);

/** VitePress's folder, with its configuration. */
const SITE = import.meta.dirname;
const PAGES = join(SITE, '.cache/pages');
const OUT = join(projectRoot, 'reports/docs');

/** The colours of the report on the models, without its marks of what was tested. */
const MACHINE_STYLE = `<style>
text { font: 11px ui-monospace, monospace; fill: #232d23; } .name text { font-weight: 700; }
rect { fill: #fff; stroke: #65a512; stroke-width: 1.5; } .final rect { stroke-width: 4; }
.arrow path { fill: none; stroke: #007d96; stroke-width: 1.3; } marker path { fill: #788278; } .dot { display: none; }
</style>`;

rmSync(PAGES, { recursive: true, force: true });
writePages();
await writeMachines();
if (values.build === true) {
  await build(SITE, { outDir: OUT });
  console.log(`written to ${OUT}`);
} else {
  const server = await createServer(SITE, { port: Number(values.port), host: '127.0.0.1' });
  await server.listen();
  server.printUrls();
}

function writePages(): void {
  const pages = new Set(siteSections().flatMap((section) => section.pages));
  for (const page of pages) {
    if (page === MACHINES_PAGE) continue;
    write(sitePath(page), siteText(page, readFileSync(join(projectRoot, page), 'utf8'), pages));
  }
  cpSync(join(projectRoot, 'docs/pictures'), join(PAGES, 'docs/pictures'), { recursive: true });
}

/** Draws every machine, from its code, into one page. */
async function writeMachines(): Promise<void> {
  const parts = [
    '# State machines',
    'Drawn from the code. `npm run test:models` draws them with their test coverage.',
  ];
  for (const { machine } of await findMachines()) {
    const file = `machines/${machine.id}.svg`;
    const drawing = await drawMachine(machineGraph(machine), () => 'a b c');
    write(file, drawing.replace('>', `>${MACHINE_STYLE}`));
    parts.push(`## ${machine.id}`, `![States and transitions of ${machine.id}](./${file})`);
  }
  write(MACHINES_PAGE, `${parts.join('\n\n')}\n`);
}

function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
