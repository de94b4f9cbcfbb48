/** Faults of the platform's responses; see apps/platform/README.md. */
interface Fault {
  readonly latencyMs?: number;
  readonly status?: number;
  readonly throttled?: boolean;
  readonly drop?: 'before' | 'after';
  readonly malformed?: boolean;
  readonly operations?: readonly string[];
  readonly times?: number;
}

/** Clears the platform's faults and, if one is given, adds it. */
export async function faults(platformUrl: string, fault?: Fault): Promise<void> {
  const address = `${platformUrl}/__faults`;
  await fetch(address, { method: 'DELETE' });
  if (fault === undefined) return;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`the platform rejects the fault: ${await response.text()}`);
}
