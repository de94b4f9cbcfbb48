import { pageBrand } from '#foundation/browser/page-brand.ts';
import { pageKind } from '#foundation/routing/page-kind.ts';
import type { ClientErrorsRequest, VitalsRequest } from '../contract/vitals';
import { CODE_PLACE, MAX_CLIENT_ERRORS } from '../contract/vitals-limits';
import { observeVitals } from './observe-vitals';

type Vital = VitalsRequest['vitals'][number];

/** The effective network type, whose values the contract uses; most browsers do not report it. */
interface WithConnection {
  readonly connection?: { readonly effectiveType?: VitalsRequest['connection'] };
}

/** End of the design's mobile width, in pixels. */
const DESKTOP_WIDTH = 768;

/**
 * Measures the page's performance for its visitor and its errors, and sends them to the shop when it is left (OBS-07): the kind
 * of page, not its URL, and no personal data. Loaded when the page is idle.
 */
export function observePage(): void {
  const { categories } = pageBrand();
  const page = pageKind(location.pathname, (handle) =>
    categories.some(({ href }) => href.endsWith(`/${handle}`)),
  );
  const vitals = new Map<string, Vital>();
  const errors = new Map<string, ClientErrorsRequest['errors'][number]>();

  const settle = observeVitals((name, exact, node) => {
    const element = elementPath(node);
    const value = name === 'CLS' ? Math.round(exact * 10_000) / 10_000 : Math.round(exact);
    vitals.set(name, { name, value, ...(element && { element }) });
  });

  const note = (thrown: unknown) => {
    const error = clientError(thrown);
    if (error && errors.size < MAX_CLIENT_ERRORS) errors.set(error.message + error.place, error);
  };
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));

  const tell = () => {
    settle();
    const { effectiveType: connection = 'unknown' } = (navigator as WithConnection).connection ?? {};
    const device = innerWidth < DESKTOP_WIDTH ? 'mobile' : 'desktop';
    if (vitals.size > 0) {
      const body: VitalsRequest = { page, device, connection, vitals: [...vitals.values()] };
      send('/api/vitals', body);
    }
    if (errors.size > 0) {
      const body: ClientErrorsRequest = { page, errors: [...errors.values()] };
      send('/api/client-errors', body);
    }
    vitals.clear();
    errors.clear();
  };
  addEventListener('visibilitychange', () => document.hidden && tell());
  addEventListener('pagehide', tell);
}

function send(path: string, body: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

type ClientError = ClientErrorsRequest['errors'][number];

const ERROR_MESSAGE_MAX = 300;
const OF_AN_EXTENSION = /\b[a-z-]+-extension:\/\//;
const PLACE = new RegExp(CODE_PLACE);

/**
 * The report of an error: its message without URL queries, and its position in the shop's code. Null for foreign errors: of a
 * browser extension, or of another site's script, of which browsers give no details.
 */
export function clientError(thrown: unknown): ClientError | null {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
  if (OF_AN_EXTENSION.test(stack ?? '') || /^Script error\.?$/.test(message)) return null;
  const words = message.replace(/\?[^\s'")]*/g, '').slice(0, ERROR_MESSAGE_MAX);
  if (words === '') return null;
  return { message: words, place: PLACE.exec(stack ?? '')?.[0] ?? '' };
}

const DEPTH = 4;

/**
 * The path of an element, for developers, without the shopper's content: its tags from the outside in, each with the name of a
 * data attribute, such as `main>section>div[data-gallery]>img`. No texts, classes, ids or values.
 */
export function elementPath(node: Node | null | undefined): string | undefined {
  const parts: string[] = [];
  let element = node instanceof Element ? node : node?.parentElement;
  while (element && element !== document.body && parts.length < DEPTH) {
    const data = element.getAttributeNames().find((name) => /^data-[a-z-]{1,25}$/.test(name));
    parts.unshift(`${element.localName}${data === undefined ? '' : `[${data}]`}`);
    element = element.parentElement;
  }
  return parts.length === 0 ? undefined : parts.join('>');
}
