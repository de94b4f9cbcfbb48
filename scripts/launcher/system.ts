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

/** Sources of lines in the common log. */
export type Speaker = 'database' | 'platform' | 'shop' | 'worker' | 'codegen' | 'build';

export interface SystemOptions {
  settings: LauncherEnv;
  /** Variables for the platform and the shop. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Watch the sources and reload instead of a build. */
  dev: boolean;
  /** Delete the database at the end. @default false */
  temporary?: boolean;
  /** Additional Node options for the shop's process. */
  shopOptions?: string;
  /** The platform's program. @default its source */
  platformFile?: string;
  onLine: (speaker: Speaker, line: string) => void;
  /** Called once when a process cannot be kept running. */
  onLost: (reason: string) => void;
}

/**
 * The whole shop as processes: PostgreSQL, the platform, the shop. For the launcher, and for tests and measurements with real processes.
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

  /** Connection string of the shop's database; empty until it exists. */
  get shopDatabaseUrl(): string {
    return this.#shopDatabaseUrl;
  }

  /** Starts all and waits until all respond. @throws with a message for the user on failure */
  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  /** Stops all, clients before their servers. Safe at any time and repeatedly. */
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
    // Build and platform start share no resource, so they run in parallel. A failure of one ends the other, and is reported once both have
    // stopped, so nothing starts afterwards.
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
    this.shop = this.#service('shop', this.#shopProcess(settings));
    await this.shop.start();
    this.worker = this.#service('worker', workerProcess(dev, this.#shopDatabaseUrl));
    await this.worker.start();
    if (settings.databaseUrl === undefined) writeDatabaseNote(settings.dataDir, this.#shopDatabaseUrl);
    if (dev) this.#watchOperations();
  }

  /**
   * Starts another shop process on the same database and platform, with its own settings; it ends with the others. For tests.
   * @returns its URL
   */
  async startAnotherShop(port: number, variables: Readonly<Record<string, string>>): Promise<string> {
    const shopUrl = `http://localhost:${port}`;
    const own = this.#shopProcess({ ...this.#options.settings, port });
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
    const { settings, variables, dev, temporary = false, platformFile, onLost } = this.#options;
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
    this.platform = this.#service('platform', platformProcess(settings, dev, databaseUrl, platformFile));
    await this.platform.start();
  }

  #shopProcess(settings: LauncherEnv): ProcessOptions {
    const { dev, variables, shopOptions } = this.#options;
    // A process's own variables replace the common ones, so it is told the caller's Node options.
    return shopProcess(settings, dev, this.#shopDatabaseUrl, variables['NODE_OPTIONS'], shopOptions);
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
      // The shop continues with its current types.
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
