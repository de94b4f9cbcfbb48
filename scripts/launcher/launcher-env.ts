import { resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';
import { isLoopback } from './is-loopback';

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a port number from 1 to 65535');
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const schema = z
  .object({
    PORT: port.default(3000),
    PLATFORM_PORT: port.default(4000),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgresql://user:password@host:5432/database',
      })
      .optional(),
    PLATFORM_URL: address.optional(),
    SHOP_URL: address.optional(),
  })
  .refine(({ PORT, PLATFORM_PORT }) => PORT !== PLATFORM_PORT, {
    path: ['PLATFORM_PORT'],
    message: 'must differ from PORT',
  })
  .transform((values) => ({
    port: values.PORT,
    platformPort: values.PLATFORM_PORT,
    /** Absolute folder of everything that is kept. */
    dataDir: resolve(projectRoot, values.DATA_DIR),
    /** A PostgreSQL server to use in place of our own. */
    databaseUrl: values.DATABASE_URL,
    shopUrl: values.SHOP_URL ?? `http://localhost:${values.PORT}`,
    platformUrl: values.PLATFORM_URL ?? `http://127.0.0.1:${values.PLATFORM_PORT}`,
    /** False when PLATFORM_URL names a hosted store: the stand-in is then not started. */
    localPlatform: values.PLATFORM_URL === undefined || isLoopback(values.PLATFORM_URL),
  }));

/** The launcher's settings, checked. */
export type LauncherEnv = z.output<typeof schema>;

/**
 * Checks the launcher's variables; empty ones count as absent. Those of the platform and of the shop are checked by
 * these themselves.
 * @throws Error that names every variable that is wrong
 */
export function launcherEnv(variables: Readonly<Record<string, string | undefined>>): LauncherEnv {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')} ${issue.message} (it is "${given[String(issue.path[0])] ?? ''}")`,
  );
  throw new Error(`These variables are wrong, see .env.example:\n${faults.join('\n')}`);
}
