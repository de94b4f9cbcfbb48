import { format } from 'node:util';
import { log } from './log';
import { isReported, markReported } from './report-error';

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
