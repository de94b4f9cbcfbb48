import pino, { type Logger } from 'pino';
import { env } from '#foundation/env/env.ts';
import { describeError } from './describe-error';
import { onePerProcess } from './one-per-process';
import { prettyStream } from './pretty-stream';
import { currentRequest } from './request-context';
import { withoutPersonalData } from './without-personal-data';

type Fields = Readonly<Record<string, unknown>>;
type Say = (message: string, more?: unknown) => void;

/** What a process is called in its log, and where the log goes. */
interface Service {
  name: string;
  /** File descriptor: a command's output is what it prints, so its log goes beside it. */
  out: 1 | 2;
}

/**
 * The log of this process (OBS-03): one JSON object a line, with the id of the request that it is about. `more` is an error, which is
 * written with its stack, or fields. Nothing personal belongs in it; what looks like an address all the same is blotted out.
 */
export const log: Readonly<Record<'debug' | 'info' | 'warn' | 'error', Say>> = {
  debug: (message, more) => logger().debug(fieldsOf(more), message),
  info: (message, more) => logger().info(fieldsOf(more), message),
  warn: (message, more) => logger().warn(fieldsOf(more), message),
  error: (message, more) => logger().error(fieldsOf(more), message),
};

/** Names the process in its log; to be called before its first line. @param out 1 for the standard output, 2 for the error output */
export function nameService(name: string, out: Service['out'] = 1): void {
  Object.assign(service(), { name, out });
}

function service(): Service {
  return onePerProcess<Service>('service', () => ({ name: 'shop', out: 1 }));
}

function logger(): Logger {
  return onePerProcess('logger', () => {
    const { level, format } = env().log;
    const { out } = service();
    return pino(
      {
        level,
        base: { service: service().name, pid: process.pid },
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { err: describeError },
        mixin: () => {
          const request = currentRequest();
          if (request === undefined) return {};
          return {
            requestId: request.id,
            ...(request.span === null ? {} : { traceId: request.span.traceId }),
          };
        },
        hooks: { streamWrite: withoutPersonalData },
      },
      format === 'pretty'
        ? prettyStream(out === 1 ? process.stdout : process.stderr)
        : pino.destination({ fd: out, sync: true }),
    );
  });
}

function fieldsOf(more: unknown): Fields {
  if (more === undefined) return {};
  if (typeof more === 'object' && more !== null && !(more instanceof Error)) return more as Fields;
  return { err: more };
}
