import { onePerProcess } from '@shop/page-server/one-per-process';
import pino, { type Logger } from 'pino';
import { env } from '#foundation/env/env.ts';
import { currentRequest } from './tracing';
import { withoutPersonalData } from './without-personal-data';

/** Fields of every line, or of its prefix. */
const KNOWN = new Set(['level', 'time', 'service', 'pid', 'msg', 'err']);

/** A human-readable log stream for development: the time, the level, the message, other fields, and multi-line stacks. */
export function prettyStream(out: { write: (text: string) => unknown }): { write: (line: string) => void } {
  return {
    write: (line) => {
      const { level, time, msg, err, ...fields } = JSON.parse(line);
      const more = Object.entries(fields).filter(([name]) => !KNOWN.has(name));
      const rest = more.map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      const words = [
        String(time).slice(11, 23),
        String(level).toUpperCase().padEnd(5),
        msg ?? '',
        ...rest,
      ].join(' ');
      out.write(`${words}\n${err === undefined ? '' : `${err.stack ?? err.message}\n`}`);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
type LogFunction = (message: string, more?: unknown) => void;

/** A process's name in its log, and the log's destination. */
interface Service {
  name: string;
  /** File descriptor: a command prints its result to standard output, so its log uses the other one. */
  out: 1 | 2;
}

/**
 * The log of this process (OBS-03): one JSON object per line, with the id of its request. `more` is an error, which is written
 * with its stack, or fields. It must contain no personal data; text that looks like it is redacted.
 */
export const log: Readonly<Record<'debug' | 'info' | 'warn' | 'error', LogFunction>> = {
  debug: (message, more) => logger().debug(fieldsOf(more), message),
  info: (message, more) => logger().info(fieldsOf(more), message),
  warn: (message, more) => logger().warn(fieldsOf(more), message),
  error: (message, more) => logger().error(fieldsOf(more), message),
};

/** Names the process in its log; call it before the first line. @param out 1 for the standard output, 2 for the error output */
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

/** Maximum depth of logged causes; deeper ones add nothing. */
const MAX_CAUSES = 3;

interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorFacts;
}

/**
 * An error in the log: type, message, code and stack, and those of its cause. Other properties are omitted: PostgreSQL's errors
 * contain the refused row, a mail server's the recipient.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined || depth >= MAX_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}
