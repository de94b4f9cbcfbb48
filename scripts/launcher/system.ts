import { openDatabaseServer } from '../database/open-database-server';
import type { PostgresServer } from '../database/postgres-server';
import { buildShop } from './build-shop';
import { checkPort } from './check-port';
import { removeDatabaseNote, writeDatabaseNote } from './database-note';
import { generateCode } from './generate-code';
import type { LauncherEnv } from './launcher-env.mjs';
import {
  type ProcessOptions,
  platformProcess,
  sharedVariables,
  shopProcess,
  watcherProcess,
  workerProcess,
} from './process-options';
import { Service } from './service';

/** Who speaks in the common log. */
export type Speaker = 'database' | 'platform' | 'shop' | 'worker' | 'codegen' | 'build';

export interface SystemOptions {
  settings: LauncherEnv;
  /** Variables handed to the platform and the shop. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Watch the sources and reload, in place of a build. */
  dev: boolean;
  /** Forget the database when it ends. @default false */
  temporary?: boolean;
  /** More options of Node's for the shop's process. */
  shopOptions?: string;
  onLine: (speaker: Speaker, line: string) => void;
  /** Called once when something cannot be kept running. */
  onLost: (reason: string) => void;
}

/**
 * The whole shop as processes: PostgreSQL, the platform, the shop. Made for the launcher, and for tests and
 * measurements that need the real thing.
 */
export class System {
  readonly #options: SystemOptions;
  readonly #abort = new AbortController();
  #database: PostgresServer | undefined;
  #services: Service[] = [];
  #starting: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;
  /** Set when started with the local platform. */
  platform: Service | undefined;
  shop: Service | undefined;
  worker: Service | undefined;
  #shopDatabaseUrl = '';

  constructor(options: SystemOptions) {
    this.#options = options;
  }

  /** Connection string of the shop's own database; empty until it is there. */
  get shopDatabaseUrl(): string {
    return this.#shopDatabaseUrl;
  }

  /** Starts all and waits until all answer. @throws with a sentence for a person when something does not */
  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  /** Ends all, users before what they use. Safe to call at any moment and more than once. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #start(): Promise<void> {
    const { settings, dev } = this.#options;
    await checkPort('PORT', settings.port);
    if (settings.localPlatform) await checkPort('PLATFORM_PORT', settings.platformPort);
    const generated = await generateCode(this.#line('codegen'), this.#abort.signal, { dev });
    if (generated) this.#options.onLine('codegen', 'done');
    const building = dev ? Promise.resolve() : this.#build();
    // The build and the platform's start share no resource: side by side. A failure of one ends the other, and is reported
    // once both have come to rest, so that nothing starts after the end.
    const failures: unknown[] = [];
    const sideBySide = [building, this.#startPlatform()].map((work) =>
      work.catch((error: unknown) => {
        failures.push(error);
        this.#abort.abort();
      }),
    );
    await Promise.all(sideBySide);
    if (failures.length > 0) throw failures[0];
    this.#assertGoesOn();
    this.shop = this.#service(
      'shop',
      shopProcess(settings, dev, this.#shopDatabaseUrl, this.#options.shopOptions),
    );
    await this.shop.start();
    this.worker = this.#service('worker', workerProcess(dev, this.#shopDatabaseUrl));
    await this.worker.start();
    if (settings.databaseUrl === undefined) writeDatabaseNote(settings.dataDir, this.#shopDatabaseUrl);
    if (dev) this.#watchOperations();
  }

  /**
   * Starts another process of the shop on the same database and platform, with settings of its own; it ends with the others. For tests.
   * @returns its address
   */
  async startAnotherShop(port: number, variables: Readonly<Record<string, string>>): Promise<string> {
    const { settings, dev } = this.#options;
    const shopUrl = `http://localhost:${port}`;
    const own = shopProcess({ ...settings, port }, dev, this.#shopDatabaseUrl);
    const env = { ...own.env, ...variables, PORT: String(port), SHOP_URL: shopUrl };
    await this.#service('shop', { ...own, env }).start();
    return shopUrl;
  }

  async #stop(): Promise<void> {
    this.#abort.abort();
    removeDatabaseNote(this.#options.settings.dataDir);
    await Promise.all(this.#services.map((service) => service.stop()));
    await this.#starting?.catch(() => {});
    await Promise.all(this.#services.map((service) => service.stop()));
    await this.#database?.stop();
  }

  async #build(): Promise<void> {
    const began = Date.now();
    try {
      const built = await buildShop(this.#line('build'), this.#abort.signal);
      if (built) this.#options.onLine('build', `done in ${Math.round((Date.now() - began) / 1000)} s`);
    } catch (error) {
      throw new Error(`the build of the shop failed: ${error instanceof Error ? error.message : error}`);
    }
  }

  async #startPlatform(): Promise<void> {
    const { settings, variables, dev, temporary = false, onLost } = this.#options;
    this.#database = await openDatabaseServer({
      databaseUrl: settings.databaseUrl,
      dataDir: settings.dataDir,
      temporary,
      onLog: this.#line('database'),
      onLost,
    });
    this.#assertGoesOn();
    this.#shopDatabaseUrl = settings.databaseUrl ?? (await this.#database.ensureDatabase('shop'));
    this.#assertGoesOn();
    if (!settings.localPlatform) return;
    const databaseUrl =
      variables['PLATFORM_DATABASE_URL'] || (await this.#database.ensureDatabase('platform'));
    this.#assertGoesOn();
    this.platform = this.#service('platform', platformProcess(settings, dev, databaseUrl));
    await this.platform.start();
  }

  #service(name: 'platform' | 'shop' | 'worker' | 'codegen', own: ProcessOptions): Service {
    const { settings, variables, dev, onLost } = this.#options;
    const service = new Service({
      name,
      onLine: this.#line(name),
      onLost,
      ...own,
      env: { ...variables, ...sharedVariables(settings, dev), ...own.env },
    });
    this.#services.push(service);
    return service;
  }

  #watchOperations(): void {
    const watcher = this.#service('codegen', {
      ...watcherProcess(),
      // The shop goes on with the types it has.
      onLost: this.#line('codegen'),
    });
    void watcher.start().catch((error: unknown) => this.#options.onLine('codegen', String(error)));
  }

  #assertGoesOn(): void {
    if (this.#abort.signal.aborted) throw new Error('interrupted');
  }

  #line(speaker: Speaker): (line: string) => void {
    return (line) => this.#options.onLine(speaker, line);
  }
}
