import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';

/** Bill of materials of shipped third-party code, in CycloneDX format. */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';
/** Licence notices of shipped code. */
export const NOTICE = 'NOTICE.txt';

/** Packages without a current licence field, determined from their files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT',
  'require-like@0.1.2': 'MIT',
};

const names = z.record(z.string(), z.string()).optional();
const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

type Packages = z.infer<typeof lockFile>['packages'];

interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As declared by the package, in SPDX form. */
  readonly license: string;
  readonly integrity: string;
  /** From the project's root. */
  readonly folder: string;
}

/**
 * Writes the bill of materials and notices: every package that the storefront needs at runtime, bundled or not, with version, licence and
 * licence text. It reads the lock file: `npm sbom --omit=dev` omits packages that the workspace also uses for tests, such as react.
 * @param folder the built folder
 * @throws Error for a package without a licence
 */
export function writeNotices(folder: string): void {
  const packages = shippedPackages();
  const { version } = readManifest(join(projectRoot, 'apps/storefront'));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'storefront', version } },
    components: packages.map((one) => ({
      type: 'library',
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      licenses: [{ expression: one.license }],
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(one.integrity.replace('sha512-', ''), 'base64').toString('hex'),
        },
      ],
    })),
  };
  writeFileSync(join(folder, BILL_OF_MATERIALS), `${JSON.stringify(bill, null, 1)}\n`);
  writeFileSync(join(folder, NOTICE), `${packages.map(noticeOf).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
}

/** The storefront's transitive dependencies, by name. */
function shippedPackages(): Shipped[] {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')),
  );
  const seen = new Set<string>();
  const waiting = ['apps/storefront'];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    if (seen.has(from)) continue;
    seen.add(from);
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = folderOf(packages, from, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [...seen]
    .flatMap((folder) => {
      // Our own workspaces are outside of node_modules.
      if (!folder.includes('node_modules/')) return [];
      const { version = '', license: named, integrity = '' } = packages[folder] ?? {};
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const license = named ?? READ_BY_HAND[`${name}@${version}`];
      if (!license) throw new Error(`${name}@${version} declares no licence: check it before shipping`);
      return [{ name, version, license, integrity, folder }];
    })
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** Node's resolution: the nearest node_modules, then those above. */
function folderOf(packages: Packages, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    const found = packages[folder];
    if (found !== undefined) return found.link ? found.resolved : folder;
    if (place === '') return undefined;
  }
}

function noticeOf({ name, version, license, folder }: Shipped): string {
  return [`${name} ${version} (${license})`, ...licenseTexts(join(projectRoot, folder), version)].join(
    '\n\n',
  );
}

/**
 * The package's own licence files: texts of one licence differ in the named holder. Empty for a package of another platform or without
 * files.
 */
function licenseTexts(folder: string, version: string): string[] {
  if (!existsSync(join(folder, 'package.json')) || readManifest(folder).version !== version) return [];
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice)(?:[.-][\w-]+)*$/i.test(file),
  );
  return files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
}

function readManifest(folder: string): { version: string } {
  return z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
