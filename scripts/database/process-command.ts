import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Command line of a running process, words joined by spaces; undefined for an unknown id. Process ids are reused: check here before ending
 * a process whose id came from a file.
 */
export function processCommand(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
      // A zombie has an empty command line: it no longer runs.
      return words === '' ? undefined : words;
    } catch {
      return undefined;
    }
  }
  const answer = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}
