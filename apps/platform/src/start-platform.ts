import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BRANDS } from '@shop/brands/brands';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { mailSender } from '@shop/rules/brand/mail-sender';
import { Catalogue } from './catalogue/catalogue.ts';
import { CatalogueChanges } from './catalogue/changes.ts';
import { measurePictures } from './catalogue/picture-sizes.ts';
import { frameOf } from './checkout/checkout-context.ts';
import { pageLanguage } from './checkout/page-language.ts';
import { sendNotice } from './checkout/send-notice.tsx';
import { speakAs } from './checkout/words.ts';
import { startCommerce } from './commerce.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { deliverAs } from './delivery/delivery-rules.ts';
import type { Env } from './env.ts';
import type { Services } from './graphql/context.ts';
import { createServer } from './http/create-server.ts';
import { MailWriter } from './mail/mail-writer.ts';
import { routes } from './routes.ts';
import { textsOf } from './search/product-fields.ts';
import { seed, seedEmptyShop, wordGaps } from './seed/seed.ts';

/** A running platform. */
export interface Platform {
  readonly port: number;
  readonly services: Services;
  /** Finishes pending requests, then stops; remaining connections are cut after a timeout. */
  close(): Promise<void>;
}

/** Maximum time for pending requests, in milliseconds. */
const TIMEOUT = 3_000;

/** Migrates the database, seeds it when empty, and listens. */
export async function startPlatform(env: Env): Promise<Platform> {
  speakAs(env.brand);
  deliverAs(env.brand);
  const database = openDatabase(env.databaseUrl);
  await migrate(database);
  if (env.isEmptyShop) {
    await seedEmptyShop(database);
  } else {
    const own = loadCatalogue(env.catalogueFolder);
    await seed(database, own, env.scale);
    for (const gap of wordGaps(own)) console.log(gap);
  }
  const catalogue = await Catalogue.load(database);
  const services: Services = {
    env,
    database,
    catalogue,
    pictureSize: await measurePictures(
      catalogue.pictures.map(({ src }) => src),
      env.catalogueFolder,
    ),
    changes: new CatalogueChanges(),
    mails: new MailWriter(database, join(env.dataDir, 'outbox'), senderOf(env)),
    now: () => new Date(),
  };
  const commerce = startCommerce(services);
  const server = createServer(routes(services, commerce), failurePage(services));
  server.listen(env.port, env.host);
  await once(server, 'listening');
  const stopWarming = warmSearch(catalogue);
  return {
    port: (server.address() as AddressInfo).port,
    services,
    async close() {
      stopWarming();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), TIMEOUT);
      await closed;
      clearTimeout(cut);
      await commerce.close();
      await database.$client.end();
    },
  };
}

/** The sender of the mails: that of the storefront's. */
function senderOf({ brand, mailFrom, shopUrl }: Env): string {
  return mailSender(mailFrom, brand === 'none' ? {} : BRANDS[brand], shopUrl);
}

/** Error page for browsers, in the language of the URL. */
function failurePage(services: Services) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const frame = frameOf(services, pageLanguage(request), {
      shopUrl: services.env.shopUrl,
      otherLanguages: [],
    });
    sendNotice(response, services, frame, 'failed');
  };
}

/** Products prepared per batch: some milliseconds of work. */
const BATCH = 50;

/**
 * Prepares the search texts of all products in batches between requests, so the first search of a large catalogue is not slow.
 * @returns a function that stops it
 */
function warmSearch({ products }: Catalogue): () => void {
  let next = 0;
  let timer: NodeJS.Immediate | undefined;
  const warm = () => {
    for (const product of products.slice(next, next + BATCH)) textsOf(product);
    next += BATCH;
    timer = next < products.length ? setImmediate(warm) : undefined;
  };
  timer = setImmediate(warm);
  return () => clearImmediate(timer);
}
