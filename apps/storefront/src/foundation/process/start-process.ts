import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { type Env, env } from '#foundation/env/env.ts';
import { log, nameService } from './log';
import { type ErrorHook, isReported, markReported, reportError, setErrorHook } from './report-error';
import { setTracer } from './tracing';

/** Time for a hook to pass on the error that ends the process. */
const LAST_WORDS_MS = 1_000;
/** The initial working directory: the shop changes to its own folder, but paths in the environment are relative to this one. */
const startedIn = process.cwd();

/**
 * Initialises a long-running process: its name in the log, the console's output in it, and the hook for unexpected errors
 * (`ERROR_HOOK`). An uncaught error is reported and ends the process, as in Node: its state is unknown afterwards. Repeated
 * calls, e.g. by Next's hook after the shop's own server, have no effect.
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

/** Loaded only if traces are enabled: a shop without them has no cost. */
async function startTracing(name: string, { ratio }: NonNullable<Env['traces']>): Promise<void> {
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
  if (typeof hook !== 'function')
    throw new Error(`ERROR_HOOK: ${file} has no default export that is a function`);
  log.info(`unexpected errors are also reported to ${file}`);
  return (error, place) => hook(error, place);
}

/** Redirects libraries' console output, mainly Next's, to the log, so that the process writes no other output (OBS-03). */
export function consoleToLog(): void {
  const say =
    (level: keyof typeof log) =>
    (...parts: unknown[]) => {
      const error = parts.find((part): part is Error => part instanceof Error);
      // Next reports an error on the console and by its hook.
      if (error !== undefined && isReported(error)) return;
      if (error !== undefined) markReported(error);
      const words = parts.filter((part) => part !== error);
      log[level](withoutColours(format(...words)).trim() || (error?.message ?? ''), error);
    };
  Object.assign(console, {
    debug: say('debug'),
    trace: say('debug'),
    log: say('info'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
  });
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  return text.replace(/\u001b\[[\d;]*m/g, '');
}
