import type { TypedDocumentString } from '@shop/graphql/documents';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetProcess } from './forget-process';

type Variables = Record<string, unknown>;

/** The platform's responses by operation, the requests, and the cache entries. */
export interface CommerceUnderTest {
  /** Every request, in order: the operation's name and variables. */
  readonly asked: [operation: string, variables: Variables][];
  /** Data cache entries, in order: the key's parts joined by commas, and the tags except the entry's own. */
  readonly cacheEntries: [key: string, tags: readonly string[]][];
  /** Each entry's own tag, in the same order. */
  readonly ownTags: (string | undefined)[];
  /** Sets the platform's response to an operation; others are refused. */
  readonly answer: <Data, Given>(
    document: TypedDocumentString<Data, Given>,
    data: Data | ((variables: Given) => Data),
  ) => void;
}

/**
 * The server's platform access with a test platform and data cache: the real code from the reading function to the network, including
 * Next's `unstable_cache`. Both are empty at the start of each test, and nothing remains.
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
        // Next's key begins with the text of the called function, and ends with its arguments.
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

function isOwn(tag: string): boolean {
  return tag.startsWith('read:');
}

function operationOf(query: string): string {
  return /query (\w+)/.exec(query)?.[1] ?? '';
}
