import { parseEnv } from '../../apps/storefront/src/foundation/env/env';
import type { LauncherEnv } from './launcher-env.mjs';
import { platformProcess, sharedVariables, shopProcess } from './process-options';

/** A placeholder URL of a database not created yet. */
const DATABASE = 'postgresql://127.0.0.1:5432/database';

/**
 * Errors of the shop's and platform's variables for this start, found before build and start: their own messages, each with its variables
 * (OPS-03).
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

/** Its module sets NODE_ENV for the platform's process, which this is not. */
async function platformEnvReader() {
  const { NODE_ENV } = process.env;
  const { readEnv } = await import('../../apps/platform/src/env');
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  return readEnv;
}
