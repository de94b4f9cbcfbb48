import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Faults of an npm lock file, version 3, as sentences; empty when valid. */
export function lockfileFaults(content: unknown): string[] {
  const { packages } = lockfile.parse(content);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(
        ([name, range]) =>
          `${path || 'the root'} needs ${name} ${range} on some system, and the file has no entry`,
      ),
  );
  const addressed = Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(
      ([path]) =>
        `${path} names the registry it came from: write the file with omit-lockfile-registry-resolved`,
    );
  return [...missing, ...addressed];
}

/** Folders in which Node looks for a package of the one at `path`, nearest first, each with a trailing slash. */
function foldersAbove(path: string): string[] {
  const folders = path === '' ? [] : [`${path}/`];
  for (
    let end = path.lastIndexOf('/node_modules/');
    end > 0;
    end = path.lastIndexOf('/node_modules/', end - 1)
  ) {
    folders.push(`${path.slice(0, end)}/`);
  }
  return [...folders, ''];
}
