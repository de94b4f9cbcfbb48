import { readFile } from 'node:fs/promises';
import { runningShop } from './running-shop';

/** One log line of the shop's own processes. */
export interface LogLine {
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const OF_THE_SHOP = /^\S+ (?:shop|worker) +\| (.*)$/;

/**
 * The log of the shop's server and worker so far (OBS-03).
 * @throws when one of their lines is not JSON
 */
export async function shopLog(): Promise<readonly LogLine[]> {
  const text = await readFile(runningShop().logFile, 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, said] = OF_THE_SHOP.exec(line) ?? [];
    return said === undefined ? [] : [{ text: said, fields: JSON.parse(said) }];
  });
}
