import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes and builds the floor: one static page of bare Next and React, with the versions this project has installed.
 * Every ratio of the benchmark is taken against it, in the same minute and on the same machine.
 * @returns the folder to serve with `next start`.
 */
export function buildFloor(root: string): string {
  const folder = join(root, '.cache', 'bench-floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  write('package.json', JSON.stringify({ name: 'bench-floor', private: true, type: 'module' }));
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`);
  write(
    'app/layout.jsx',
    `export const metadata = { title: 'Floor', description: 'A bare page' };
export default function Layout({ children }) {
  return <html lang="ja"><body>{children}</body></html>;
}
`,
  );
  write('app/page.jsx', 'export default function Page() {\n  return <h1>Floor</h1>;\n}\n');

  execFileSync(join(root, 'node_modules', '.bin', 'next'), ['build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
