import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, on every Linux of today. */
const TICKS = 100;
/** Positions of cutime and cstime after the command's name (proc(5)). */
const CHILDREN_TIMES = [13, 14];

let counted = 0;

/**
 * CPU seconds of child processes that ended since the last call, with those of their own descendants; null where there is no /proc. Called at
 * the end of each child, it is that child's time: those that still run are not in it.
 */
export function endedChildrenSeconds(): number | null {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return null;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const total = CHILDREN_TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
  const seconds = total - counted;
  counted = total;
  return seconds;
}
