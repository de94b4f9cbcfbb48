/** A shop's metrics token during tests. */
export const METRICS_TOKEN = 'metrics-of-a-shop-under-test';

/** Processor seconds and memory bytes of the process, and the number of platform searches. */
export async function readMetrics(
  shopUrl: string,
): Promise<{ processor: number; memory: number; searches: number }> {
  const response = await fetch(`${shopUrl}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await response.text();
  const read = (name: string) => {
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`the shop's metrics do not include ${name}`);
    return Number(value);
  };
  const searches = [
    ...text.matchAll(/^shop_platform_calls_total\{operation="SearchProducts"[^}]*\} (\d+)$/gm),
  ];
  return {
    processor: read('process_cpu_seconds_total'),
    memory: read('process_resident_memory_bytes'),
    searches: searches.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
