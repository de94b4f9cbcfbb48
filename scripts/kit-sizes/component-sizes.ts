import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { projectRoot } from '../setup/project-root.mjs';

/** Gzip bytes by component name. */
export type ComponentSizes = Record<string, number>;

/** React, and files that a component only knows by their address: Vite would write them into a library. */
const NOT_COUNTED = [/^react(?:-dom)?(?:\/|$)/, /\.svg$/];

/**
 * Bundles every kit component separately. Styles are compiled to class names once for all; each component is then bundled from the result,
 * like an app that imports only it.
 * @param source folder with `<Name>/<Name>.tsx` at any depth
 */
export async function componentSizes(source: string): Promise<ComponentSizes> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /([^/]+)\/\1\.tsx$/.test(file))
    .sort();
  const folder = mkdtempSync(join(tmpdir(), 'kit-sizes-'));
  try {
    await build({
      ...QUIET,
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: Object.fromEntries(files.map((file) => [basename(file, '.tsx'), join(source, file)])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: NOT_COUNTED,
          output: { preserveModules: true, entryFileNames: '[name].js' },
        },
      },
    });
    const built = new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => [basename(file, '.js'), file]),
    );
    const sizes: ComponentSizes = {};
    for (const file of files) {
      const name = basename(file, '.tsx');
      const module = built.get(name);
      if (!module) throw new Error(`${relative(source, file)} was not built`);
      sizes[name] = await bundled(join(folder, module), name);
    }
    return sizes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const QUIET = { configFile: false, logLevel: 'error', root: projectRoot } as const;

/** Bytes of one component with its static imports. */
async function bundled(file: string, name: string): Promise<number> {
  const result = await build({
    ...QUIET,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: { [name]: file }, formats: ['es'] },
      minify: 'oxc',
      rolldownOptions: { external: NOT_COUNTED },
    },
  });
  const { output } = [result].flat()[0] as {
    output: { type: string; fileName: string; code?: string; isEntry?: boolean; imports?: string[] }[];
  };
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const needed = new Set<string>();
  const need = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || needed.has(fileName)) return;
    needed.add(fileName);
    for (const next of chunk.imports ?? []) need(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName);
  return [...needed].reduce(
    (sum, fileName) => sum + gzipSync(chunks.get(fileName)?.code ?? '').byteLength,
    0,
  );
}
