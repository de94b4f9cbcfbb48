import { parseEnv } from '../../apps/storefront/src/foundation/env/env';
import type { LauncherEnv } from './launcher-env.mjs';
import { platformProcess, sharedVariables, shopProcess } from './process-options';

/** The address of a database that is not made yet. */
const DATABASE = 'postgresql://127.0.0.1:5432/database';

/**
 * What is wrong with the variables that the shop and the platform of this start read, before either is built or started: their own
 * sentences, each of which names its variables (OPS-03).
 */
export async function settingFaults(
  settings: LauncherEnv,
  variables: Readonly<Record<string, string | undefined>>,
  dev: boolean,
): Promise<string[]> {
  const shared = { ...variables, ...sharedVariables(settings, dev) };
  const checks: (() => unknown)[] = [
    () => parseEnv({ ...shared, ...shopProcess(settings, dev, settings.databaseUrl ?? DATABASE).env }),
  ];
  if (settings.localPlatform) {
    const readEnv = await platformEnvReader();
    const { env } = platformProcess(settings, dev, variables['PLATFORM_DATABASE_URL'] || DATABASE);
    checks.push(() => readEnv({ ...shared, ...env }));
  }
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** Its module settles NODE_ENV for the platform's process, and this is none. */
async function platformEnvReader() {
  const { NODE_ENV } = process.env;
  const { readEnv } = await import('../../apps/platform/src/env');
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  return readEnv;
}
