import autocannon from 'autocannon';

const CONNECTIONS = 32;
const SECONDS = 6;

/** Requests per second of one URL, 32 connections for six seconds after a short warm-up. Compare only within one run. */
export async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  await shoot(url, headers, 1);
  const result = await shoot(url, headers, SECONDS);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} requests failed`);
  }
  return result.requests.average;
}

function shoot(url: string, headers: Record<string, string>, duration: number): Promise<autocannon.Result> {
  return autocannon({ url, headers, duration, connections: CONNECTIONS });
}
