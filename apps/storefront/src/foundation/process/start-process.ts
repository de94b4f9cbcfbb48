import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { env, type TracesEnv } from '#foundation/env/env.ts';
import { consoleToLog } from './console-to-log';
import { log, nameService } from './log';
import { type ErrorHook, reportError, setErrorHook } from './report-error';
import { setTracer } from './tracing';

/** What a hook is given to hand on the error that ends the process. */
const LAST_WORDS_MS = 1_000;
/** Where whoever started the process was: the shop goes into its own folder, and paths of the environment are not meant from there. */
const startedIn = process.cwd();

/**
 * What every long-running process begins with: its name in the log, the console's output in it too, and what unexpected errors are handed
 * to (`ERROR_HOOK`). An error that nobody caught is reported and ends the process, as Node would: what it left behind is not known.
 * Whoever asks for it again, Next's hook after our own server, finds it done.
 * @param name `shop` or `worker`
 */
export function startProcess(name: string): Promise<void> {
  return onePerProcess('started', () => start(name));
}

async function start(name: string): Promise<void> {
  nameService(name);
  consoleToLog();
  process.on('uncaughtException', (error) => {
    setTimeout(() => process.exit(1), LAST_WORDS_MS);
    void reportError(error, { where: 'process' }).finally(() => process.exit(1));
  });
  const { errorHook, traces } = env();
  if (traces !== null) await startTracing(name, traces);
  if (errorHook !== null) setErrorHook(await readHook(errorHook));
}

/** Loaded only where traces are wanted: a shop without them pays nothing for it. */
async function startTracing(name: string, { ratio }: TracesEnv): Promise<void> {
  const { openTelemetry } = await import('./open-telemetry');
  const tracer = openTelemetry({ serviceName: `storefront-${name}`, ratio });
  setTracer(tracer);
  const flush = () =>
    void tracer.flush().catch((error: unknown) => log.warn('the last traces could not be sent', error));
  process.once('SIGTERM', flush);
  process.once('SIGINT', flush);
}

async function readHook(file: string): Promise<ErrorHook> {
  const module: unknown = await import(
    /* webpackIgnore: true */ pathToFileURL(resolve(startedIn, file)).href
  );
  const hook =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (typeof hook !== 'function') throw new Error(`ERROR_HOOK: ${file} exports no function by default`);
  log.info(`unexpected errors go to ${file} too`);
  return (error, place) => hook(error, place);
}
