import type { BrowserContext } from '@playwright/test';

/** A data layer entry, in push order; a tag manager command is a list. */
export type DataLayerEntry =
  | readonly unknown[]
  | { readonly event?: string; readonly [key: string]: unknown };

/**
 * Records the data layer of every page of the context, including closed ones. Entries pushed during unload may not arrive: they stay in the
 * tab's storage until the next page of the shop delivers them.
 */
export async function recordDataLayer(context: BrowserContext): Promise<DataLayerEntry[]> {
  const recorded: DataLayerEntry[] = [];
  const arrived = new Set<string>();
  await context.exposeFunction('recordEntries', (id: string, entries: DataLayerEntry[]) => {
    if (arrived.has(id)) return;
    arrived.add(id);
    recorded.push(...entries);
  });
  await context.addInitScript(() => {
    type RecordEntries = (id: string, entries: unknown[]) => Promise<void>;
    const record = (window as unknown as { recordEntries: RecordEntries }).recordEntries;
    const PREFIX = 'data-layer:';
    const bring = (id: string, entries: unknown[]) =>
      void record(id, entries).then(() => sessionStorage.removeItem(PREFIX + id));
    const left = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of left.sort())
      bring(key.slice(PREFIX.length), JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    const layer: unknown[] = [];
    layer.push = (...pushed) => {
      const entries = pushed.map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry,
      );
      // By time, so remaining entries are delivered in order.
      const id = `${performance.timeOrigin + performance.now()} ${crypto.randomUUID()}`;
      sessionStorage.setItem(PREFIX + id, JSON.stringify(entries));
      bring(id, entries);
      return layer.length;
    };
    Object.assign(window, { dataLayer: layer });
  });
  return recorded;
}
