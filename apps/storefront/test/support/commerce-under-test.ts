import type { TypedDocumentString } from '@shop/graphql/documents';
import { afterEach, beforeEach, vi } from 'vitest';

type Variables = Record<string, unknown>;

/** What the platform answers to each operation, what it was asked, and what was cached. */
export interface CommerceUnderTest {
  /** Every question, in order: the operation's name and its variables. */
  readonly asked: [operation: string, variables: Variables][];
  /** What was put into the data cache, in order: the parts of its key with commas between, and its tags without the one of its own. */
  readonly cacheEntries: [key: string, tags: readonly string[]][];
  /** The tags that each of them alone bears, in the same order. */
  readonly ownTags: (string | undefined)[];
  /** Has the platform answer an operation; one without an answer is refused. */
  readonly answer: <Data, Given>(
    document: TypedDocumentString<Data, Given>,
    data: Data | ((variables: Given) => Data),
  ) => void;
}

/**
 * The server's way to the platform with a platform and a data cache of the test's own: the real code from the reading function down
 * to the network's edge, Next's `unstable_cache` too. Both begin empty with each test, and nothing is left behind.
 */
export function commerceUnderTest(): CommerceUnderTest {
  const answers = new Map<string, (variables: Variables) => unknown>();
  const entries = new Map<string, unknown>();
  const asked: CommerceUnderTest['asked'] = [];
  const cacheEntries: CommerceUnderTest['cacheEntries'] = [];
  const ownTags: CommerceUnderTest['ownTags'] = [];

  beforeEach(() => {
    forgetProcess();
    vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
      const { query, variables }: { query: string; variables: Variables } = JSON.parse(String(init.body));
      const operation = operationOf(query);
      asked.push([operation, variables]);
      const reply = answers.get(operation);
      return Response.json(
        reply === undefined
          ? { errors: [{ message: `${operation} has no answer` }] }
          : { data: reply(variables) },
      );
    });
    vi.stubGlobal('__incrementalCache', {
      generateSimpleCacheKey: async (text: string) => text,
      get: async (key: string) => entries.get(key) ?? null,
      set: async (key: string, value: unknown, { tags }: { tags: string[] }) => {
        entries.set(key, { isStale: false, value });
        // Next's key begins with the text of the function that is called, and ends with its arguments.
        const name = key.slice(key.lastIndexOf('}-') + 2, -'-[]'.length);
        cacheEntries.push([name, tags.filter((tag) => !isOwn(tag))]);
        ownTags.push(tags.find(isOwn));
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    forgetProcess();
    answers.clear();
    entries.clear();
    asked.length = 0;
    cacheEntries.length = 0;
    ownTags.length = 0;
  });

  return {
    asked,
    cacheEntries,
    ownTags,
    answer: (document, data) => {
      answers.set(operationOf(String(document)), (variables) =>
        typeof data === 'function' ? (data as (given: Variables) => unknown)(variables) : data,
      );
    },
  };
}

/** Drops what lives once in the process. */
export function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(key)?.startsWith('shop.')) Reflect.deleteProperty(globalThis, key);
  }
}

function isOwn(tag: string): boolean {
  return tag.startsWith('read:');
}

function operationOf(query: string): string {
  return /query (\w+)/.exec(query)?.[1] ?? '';
}
