import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FILES } from './addresses';
import {
  CACHE_HEADER,
  CACHE_RESULTS,
  DATA_CALL,
  DATA_LIST,
  DATA_QUERY,
  DATA_TYPE,
  PRECEDENCE,
  SCRIPT_POLICIES,
  TAGS_HEADER,
  YEAR_SECONDS,
} from './answers';
import { BROWSER_ENTRY, BUILD, CONFIG_VARIABLE, NEVER_LOADED, NEXT_PROGRAM } from './build-output';
import { ROUTER_HEADERS, STYLE_LOADER } from './router-names';

/** An assumption of this folder about Next, and text of Next's that confirms it. */
interface Assumption {
  /** The assumption, as a noun phrase. */
  readonly what: string;
  /** The file of this folder to change when it no longer holds. */
  readonly known: string;
  /** Path in Next's `dist`. */
  readonly file: string;
  /** Texts that the file must all contain. None: the file only has to exist. */
  readonly says?: readonly string[];
}

const REACT = 'compiled/react-server-dom-webpack/cjs/react-server-dom-webpack';
const HEADERS_FILE = 'client/components/app-router-headers.js';
/** Digest of the browser's entry, without compiler output. To update it, first adapt `start-app.ts`. */
const BROWSER_ENTRY_DIGEST = '2b529b57a89c3fd0';

const constant = (name: string, value: string) => `const ${name} = '${value}';`;
const cacheResult = `'REVALIDATED' : cacheEntry.isMiss ? '${keyOf('miss')}' : cacheEntry.isStale ? '${keyOf('stale')}' : '${keyOf('hit')}'`;

/** In the order of the files that rely on them. */
const ASSUMPTIONS: readonly Assumption[] = [
  {
    what: 'the way to fetch a whole page ahead',
    known: 'next-types.ts',
    file: 'client/components/router-reducer/router-reducer-types.js',
    says: ['PrefetchKind["FULL"] = "full"'],
  },
  {
    what: 'the address of built files',
    known: 'addresses.ts',
    file: 'server/lib/router-utils/filesystem.js',
    says: [`posix.join('${BUILT_FILES.slice(0, -1)}'`],
  },
  {
    what: 'the headers of the router',
    known: 'answers.ts',
    file: HEADERS_FILE,
    says: [
      constant('RSC_HEADER', ROUTER_HEADERS.data),
      constant('NEXT_ROUTER_STATE_TREE_HEADER', ROUTER_HEADERS.state),
      constant('NEXT_ROUTER_PREFETCH_HEADER', ROUTER_HEADERS.prefetch),
      constant('NEXT_ROUTER_SEGMENT_PREFETCH_HEADER', ROUTER_HEADERS.segment),
      constant('NEXT_RSC_UNION_QUERY', DATA_QUERY),
      constant('RSC_CONTENT_TYPE_HEADER', DATA_TYPE),
    ],
  },
  {
    what: 'the header that names a page’s tags, and the age of data without one',
    known: 'answers.ts',
    file: 'lib/constants.js',
    says: [
      constant('NEXT_CACHE_TAGS_HEADER', TAGS_HEADER),
      `const CACHE_ONE_YEAR_SECONDS = ${YEAR_SECONDS};`,
    ],
  },
  ...['build/templates/app-page-runtime.js', 'build/templates/app-route.js'].map((file) => ({
    what: 'the header that says what the cache had to do with an answer',
    known: 'answers.ts',
    file,
    says: [`'${CACHE_HEADER}', isOnDemandRevalidate ? ${cacheResult}`],
  })),
  {
    what: 'the kinds of what a cache handler holds',
    known: 'answers.ts',
    file: 'server/response-cache/types.js',
    says: ['APP_PAGE', 'APP_ROUTE', 'FETCH'].map((kind) => `CachedRouteKind["${kind}"] = "${kind}"`),
  },
  ...['server/app-render/use-flight-response.js', 'server/app-render/stream-ops.node.js'].map((file) => ({
    what: 'the calls with which a page hands its data over',
    known: 'answers.ts',
    file,
    says: [
      `(self.${DATA_LIST}=self.${DATA_LIST}||[]).push(`,
      `${DATA_CALL.start}\${htmlInlinedData}${DATA_CALL.end}</script>`,
      'const INLINE_FLIGHT_PAYLOAD_BOOTSTRAP = 0;',
    ],
  })),
  {
    what: 'the list from which a browser takes a page’s data',
    known: 'answers.ts',
    file: 'client/app-index.js',
    says: [`self.${DATA_LIST} = self.${DATA_LIST} || []`],
  },
  {
    what: 'the rows of a page’s data that hint at files',
    known: 'answers.ts',
    file: `${REACT}-server.node.production.js`,
    says: ['.push(":H" + code + model + "\\n")', 'emitHint(request, "L", [href, as])'],
  },
  {
    what: 'how a browser reads a hint at a style sheet',
    known: 'answers.ts',
    file: `${REACT}-client.browser.production.js`,
    says: ['case 72:', 'buffer.S('],
  },
  {
    what: 'the name for the order of style sheets',
    known: 'answers.ts',
    file: 'server/app-render/render-css-resource.js',
    says: [`entryCssFile.path : '${PRECEDENCE}'`],
  },
  {
    what: 'the policy by which scripts are set',
    known: 'answers.ts',
    file: 'client/trusted-types.js',
    says: [`createPolicy('${SCRIPT_POLICIES.router}'`],
  },
  {
    what: 'the policy by which the bundler sets scripts',
    known: 'answers.ts',
    file: 'build/webpack-config.js',
    says: [`trustedTypes = '${SCRIPT_POLICIES.bundler}'`],
  },
  {
    what: 'the names of the scripts that every page starts with',
    known: 'addresses.ts',
    file: 'shared/lib/constants.js',
    says: ['CLIENT_STATIC_FILES_RUNTIME_MAIN}-app`;', 'CLIENT_STATIC_FILES_RUNTIME_WEBPACK = `webpack`;'],
  },
  {
    what: 'the rows of a page’s data that are long texts',
    known: 'page-rows.ts',
    file: `${REACT}-server.node.production.js`,
    says: ['id = id.toString(16) + ":T" + debug.toString(16) + ","'],
  },
  {
    what: 'that React takes up an element with markup of its own as it is',
    known: 'still-parts.ts',
    file: 'compiled/react-dom/cjs/react-dom-client.production.js',
    says: [
      'null != props.dangerouslySetInnerHTML.__html)',
      'shouldSetTextContent(fiber.type, fiber.memoizedProps)',
    ],
  },
  {
    what: 'Next’s command line',
    known: 'build-output.ts',
    file: NEXT_PROGRAM.replace('next/dist/', ''),
  },
  {
    what: 'the names of what a build writes',
    known: 'build-output.ts',
    file: 'shared/lib/constants.js',
    says: [
      constant('BUILD_ID_FILE', nameIn(BUILD.id)),
      constant('SERVER_FILES_MANIFEST', nameIn(BUILD.config).replace('.json', '')),
      constant('CLIENT_STATIC_FILES_PATH', nameIn(BUILD.static)),
    ],
  },
  {
    what: 'where a configuration is looked for first',
    known: 'build-output.ts',
    file: 'server/config.js',
    says: [`JSON.parse(process.env.${CONFIG_VARIABLE})`],
  },
  ...NEVER_LOADED.folders.map((folder) => ({
    what: 'a folder that a production server does not load',
    known: 'build-output.ts',
    file: folder,
  })),
  ...NEVER_LOADED.files
    .flatMap((file) =>
      file.includes('*')
        ? ['app-page-experimental', 'app-page-turbo'].map(
            (name) => `compiled/next-server/${name}.runtime.prod.js`,
          )
        : [file],
    )
    .map((file) => ({
      what: 'a file that a production server does not load',
      known: 'build-output.ts',
      file,
    })),
  {
    what: 'the call that has scripts run before the page',
    known: 'browser-entry.ts',
    file: 'client/app-bootstrap.js',
    says: ['function appBootstrap('],
  },
  {
    what: 'the call that has React take the page up',
    known: 'browser-entry.ts',
    file: 'client/app-index.js',
    says: ['async function hydrate(instrumentationModules)'],
  },
  {
    what: 'the router’s loader of style sheets',
    known: 'browser-entry.ts',
    file: 'client/components/app-router.js',
    says: [`globalThis.${STYLE_LOADER} = function(href)`],
  },
  {
    what: 'the call that asks for a page’s data',
    known: 'browser-entry.ts',
    file: 'client/components/segment-cache/fetch.js',
    says: ['return fetch(input, init);'],
  },
  ...[
    'app-webpack',
    'components/router-reducer/fetch-server-response',
    'components/app-router-instance',
    'components/layout-router',
    'components/app-router',
  ].map((module) => ({
    what: 'a part of what a browser runs',
    known: 'browser-entry.ts',
    file: `client/${module}.js`,
  })),
];

/** An installed version of Next. */
export interface NextVersion {
  readonly version: string;
  /** A file of its `dist`, or whether a folder exists; null for none. */
  read(file: string): string | null;
}

/** @param folder of the package `next` */
export function nextAt(folder: string): NextVersion {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    version,
    read(file) {
      const path = join(folder, 'dist', file);
      if (!existsSync(path)) return null;
      return statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
    },
  };
}

/** Assumptions of this folder that do not hold in a version of Next: one line each, with Next's file and the one to change. */
export function changedInternals({ version, read }: NextVersion): string[] {
  const found = ASSUMPTIONS.flatMap(({ what, known, file, says = [] }) => {
    const text = read(file);
    if (text === null) return [`dist/${file} is gone: ${what} (next-internals/${known})`];
    return says
      .filter((part) => !text.includes(part))
      .map((part) => `dist/${file} does not say \`${part}\`: ${what} (next-internals/${known})`);
  });
  const digest = digestOf(read(BROWSER_ENTRY) ?? '');
  if (digest !== BROWSER_ENTRY_DIGEST)
    found.push(
      `dist/${BROWSER_ENTRY} has changed (digest ${digest}): what a browser begins with (next-internals/browser-entry.ts)`,
    );
  return found.map((fault) => `next ${version}, ${fault}`);
}

/** Digest of a module's code, without its comments and what a compiler appends. */
function digestOf(text: string): string {
  const code = text
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function keyOf(result: string): string {
  return Object.entries(CACHE_RESULTS).find(([, said]) => said === result)?.[0] ?? '';
}
