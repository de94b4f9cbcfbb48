/** An npm package, and its files with documents. */
export interface ClientPackage {
  readonly name: string;
  readonly version: string;
  /** integrity of the tarball, from npm */
  readonly integrity: string;
  readonly files: RegExp;
}

export interface ExcusedFault {
  /** prefix of the fault's text */
  readonly fault: string;
  /** a sentence for readers */
  readonly why: string;
}

/** A client of the Storefront API whose documents the platform must answer. */
export interface PublishedClient {
  readonly title: string;
  readonly publisher: string;
  readonly licence: string;
  /** requested API version */
  readonly apiVersion: string;
  /** files whose documents are for the Customer Account API */
  readonly accountFiles?: RegExp;
  readonly packages: readonly ClientPackage[];
  /** Faults caused by the client or expected. Any other fault is the platform's; an unused excuse is an error. */
  readonly excused?: readonly ExcusedFault[];
}

/** A client outside of registries, read from a working copy given to the command. */
export interface CopiedClient extends Omit<PublishedClient, 'packages'> {
  readonly files: RegExp;
}

const SKELETON = /^package\/dist\/assets\/hydrogen\/starter\/app\/.*\.tsx?$/;
const LIBRARY = /^package\/dist\/(?:development\/index\.js|vite\/virtual-routes\/routes\/index\.jsx)$/;
const ACCOUNT = /\/customer-account\//;

/** Exact versions: enter a newer one with its integrity (`npm view NAME@VERSION dist.integrity`). */
export const PUBLISHED_CLIENTS: readonly PublishedClient[] = [
  {
    title: 'Hydrogen 2025.1 and its skeleton',
    publisher: 'Shopify',
    licence: 'MIT',
    apiVersion: '2025-01',
    accountFiles: ACCOUNT,
    packages: [
      {
        name: '@shopify/cli-hydrogen',
        version: '9.0.11',
        integrity:
          'sha512-PCVofyVpOBy0jDSAX/AM77k6djNvk+eL1UD9pghvGM6nbM9DQYblLYX9A+PNIlpBig30VUKvE1emds/zD3uovw==',
        files: SKELETON,
      },
      {
        name: '@shopify/hydrogen',
        version: '2025.1.4',
        integrity:
          'sha512-LveJyEweOEbs3lzpKZ7EosfNDpP/SY9U7rh1CKlqzwNTPJHh+dvgYKj+YRWyN1pxgCTbdwkJhAjzV0QhIzBiqQ==',
        files: LIBRARY,
      },
    ],
  },
  {
    title: 'Hydrogen 2026.4 and its skeleton',
    publisher: 'Shopify',
    licence: 'MIT',
    apiVersion: '2026-04',
    accountFiles: ACCOUNT,
    packages: [
      {
        name: '@shopify/create-hydrogen',
        version: '5.0.39',
        integrity:
          'sha512-dPK/8vm5zrJ/Cq6BUCkW26g/JsOlIACydJ6Fmv9u4LndxS+kXRKBx0/DN1oFvtQg1mFSMoJDUtBzIJJYgXHlTQ==',
        files: SKELETON,
      },
      {
        name: '@shopify/hydrogen',
        version: '2026.4.6',
        integrity:
          'sha512-Kn6ZdkgJeWXG6o/TZYlxCzGW7KwokPWCasw405sYMHODC6YsswYQdpNkdZZKWXKSRDvnWi9pVnUdcJLYGIeFDQ==',
        files: LIBRARY,
      },
    ],
  },
  {
    title: '@plasmicpkgs/commerce-shopify',
    publisher: 'Plasmic',
    licence: 'MIT',
    apiVersion: '2025-01',
    packages: [
      {
        name: '@plasmicpkgs/commerce-shopify',
        version: '0.0.271',
        integrity:
          'sha512-3wU/VDqnKWuSSd+oOCatuLlYzC8sU8P3efQWGOaxdaw+nUo086xgkoI8gMW4NnbP50Txfofz9u06p4h+XMcvdg==',
        files: /^package\/dist\/commerce-shopify\.esm\.js$/,
      },
    ],
    excused: [
      {
        fault:
          'customerActivateByUrl (package/dist/commerce-shopify.esm.js): refused: [{"code":"TOKEN_INVALID"',
        why: 'the link that it is given is nobody’s; that of a mail activates (`customers.contract.test.ts`)',
      },
    ],
  },
  {
    title: '@backpackjs/storefront',
    publisher: 'Pack Digital',
    licence: 'MIT',
    apiVersion: '2025-04',
    packages: [
      {
        name: '@backpackjs/storefront',
        version: '4.48.0',
        integrity:
          'sha512-aEAlP/INNSxZ1GIvVkXC3VzN8yBQsoo5wHgyFYnK6q0pzn9Gq2xt0j1MQ1k+NcfUNbK3aGUvKqgZlfod8O8CUA==',
        files: /^package\/dist\/\w+\/client\/\w+\.js$/,
      },
    ],
    excused: [
      {
        fault: 'updateNote (package/dist/cart/client/mutations.js): Variable "$note" of type "String"',
        why: "its note may be null and the provider's may not, in any of the versions that are served: it is refused there too",
      },
    ],
  },
  {
    title: '@anker-in/shopify-sdk',
    publisher: 'Anker',
    licence: 'MIT',
    // Its user chooses the version.
    apiVersion: '2025-01',
    packages: [
      {
        name: '@anker-in/shopify-sdk',
        version: '2.0.1',
        integrity:
          'sha512-HEUqzQzFL8mt8UN1XCL/Gsp6FKX+PIDDuKyBJedHmUSRj5MtB6USoaxgN9qZy0fGtDgEexbWRUuP7/FketL2KQ==',
        files: /^package\/dist\/(?:queries|mutations)\/index\.mjs$/,
      },
    ],
    excused: [
      {
        fault: 'package/dist/queries/index.mjs: ArrowFunctionExpression says nothing certain',
        why: 'products by their handles: one field for each handle, put together while the client runs',
      },
      {
        fault: 'package/dist/queries/index.mjs: Syntax Error: Expected Name, found "}".',
        why: 'collections by their handles: likewise',
      },
    ],
  },
];

export const COPIED_CLIENTS: readonly CopiedClient[] = [
  {
    title: 'vercel/commerce',
    publisher: 'Vercel',
    licence: 'MIT',
    apiVersion: '2023-01',
    files: /^lib\/shopify\/.*\.ts$/,
  },
  {
    title: 'vercel/shop',
    publisher: 'Vercel',
    licence: 'MIT',
    apiVersion: 'unstable',
    accountFiles: /\/operations\/customer\.ts$/,
    files: /^apps\/template\/lib\/shopify\/.*\.ts$/,
  },
];
