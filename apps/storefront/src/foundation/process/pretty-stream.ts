/** Fields that stand in every line, or in front of it. */
const KNOWN = new Set(['level', 'time', 'service', 'pid', 'msg', 'err']);

/** A stream for the log that a person reads while developing: the time, the level, the words, what else is known, and stacks as they are. */
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
