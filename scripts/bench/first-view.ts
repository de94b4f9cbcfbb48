/** A product page nobody has seen before. */
export interface FirstViewFigures {
  readonly milliseconds: number;
  /** Calls of the shop's server to the platform, by operation. */
  readonly calls: Readonly<Record<string, number>>;
}

/** Asks once for a page that is not kept yet, with a platform that answers `latencyMs` late, and counts the calls. */
export async function measureFirstView(
  url: string,
  platformUrl: string,
  latencyMs: number,
): Promise<FirstViewFigures> {
  const faults = `${platformUrl}/__faults`;
  await fetch(faults, { method: 'DELETE' });
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latencyMs }),
  });
  try {
    const began = performance.now();
    const response = await fetch(url);
    await response.text();
    const milliseconds = performance.now() - began;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const { calls } = (await (await fetch(faults)).json()) as { calls: Record<string, number> };
    return { milliseconds, calls };
  } finally {
    await fetch(faults, { method: 'DELETE' });
  }
}
