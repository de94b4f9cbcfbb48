import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { KeeperMessage, KeeperOptions } from './keeper-protocol';
import { type PostgresServer, postgresServer } from './postgres-server';

export interface EmbeddedPostgresOptions {
  /** Folder of the server's data, password and log; made when absent. */
  folder: string;
  /** Loopback port; a free one unless given. */
  port?: number;
  /** Wait for the disk at each commit. @default true */
  durable?: boolean;
  /** Remove the folder when the server ends. @default false */
  temporary?: boolean;
  /** Receives what a person should see. */
  onLog?: (line: string) => void;
  /** Called when the server is lost for good although nobody stopped it. */
  onLost?: (reason: string) => void;
}

/**
 * Starts PostgreSQL 18 out of node_modules on a loopback port, kept by a process of its own that stops the server
 * when this process ends, however it ends.
 */
export function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<PostgresServer> {
  const keeperOptions: KeeperOptions = {
    folder: resolve(options.folder),
    port: options.port ?? 0,
    durable: options.durable ?? true,
    temporary: options.temporary ?? false,
  };
  const keeper = fork(
    fileURLToPath(new URL('./keeper.ts', import.meta.url)),
    [JSON.stringify(keeperOptions)],
    {
      // A process group of its own: a Ctrl-C for the terminal's group must not end the database before its users.
      detached: true,
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = new Promise<void>((done) => keeper.once('exit', () => done()));
  let stopping = false;
  const stop = async () => {
    stopping = true;
    if (keeper.connected) keeper.send('stop');
    await exited;
  };

  return new Promise((resolveServer, reject) => {
    let failure = 'the keeper of PostgreSQL was killed';
    let ready = false;
    keeper.on('message', (message: KeeperMessage) => {
      if (message.type === 'log') options.onLog?.(message.line);
      if (message.type === 'failed') failure = message.message;
      if (message.type === 'ready') {
        ready = true;
        resolveServer(postgresServer(message.url, stop));
      }
    });
    keeper.once('error', reject);
    keeper.once('exit', () => {
      if (!ready) reject(new Error(failure));
      else if (!stopping) options.onLost?.(failure);
    });
  });
}
