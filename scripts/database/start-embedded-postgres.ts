import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type PostgresServer, postgresServer } from './postgres-server';
import type { SupervisorMessage, SupervisorOptions } from './supervisor-protocol';

export interface EmbeddedPostgresOptions {
  /** Folder of the server's data, password and log; created if absent. */
  folder: string;
  /** Loopback port; a free one by default. */
  port?: number;
  /** Wait for the disk at each commit. @default true */
  durable?: boolean;
  /** Remove the folder when the server ends. @default false */
  temporary?: boolean;
  /** Receives log lines for the user. */
  onLog?: (line: string) => void;
  /** Called when the server is lost permanently without a stop. */
  onLost?: (reason: string) => void;
}

/** A killed supervisor is replaced: its successor stops the orphaned server and starts one on the same port. */
const MAX_REPLACEMENTS = 3;

/**
 * Starts PostgreSQL 18 from node_modules on a loopback port. A separate supervisor process stops the server when this process ends, even if
 * killed.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<PostgresServer> {
  const supervisorOptions: SupervisorOptions = {
    folder: resolve(options.folder),
    port: options.port ?? 0,
    durable: options.durable ?? true,
    temporary: options.temporary ?? false,
  };
  let supervisor = await startSupervisor(supervisorOptions, options.onLog);
  const { url } = supervisor;
  const port = Number(new URL(url).port);
  let stopped = false;

  const replace = async () => {
    for (let replacements = 0; ; replacements += 1) {
      const { reason, orderly } = await supervisor.ended;
      // A supervisor killed during the stop has left its server behind, which a successor stops.
      if (stopped && orderly) return;
      if (replacements === MAX_REPLACEMENTS) throw new Error(reason);
      options.onLog?.(`${reason}; starting again`);
      supervisor = await startSupervisor({ ...supervisorOptions, port }, options.onLog);
      if (stopped) await supervisor.stop();
    }
  };
  const replacing = replace().catch((error: unknown) => {
    if (!stopped) options.onLost?.(error instanceof Error ? error.message : String(error));
  });
  return postgresServer(url, async () => {
    stopped = true;
    await supervisor.stop();
    // A successor that is starting now is stopped there.
    await replacing;
  });
}

interface Supervisor {
  url: string;
  /** Resolves when the process has ended. Orderly: its server ended before it. */
  ended: Promise<{ reason: string; orderly: boolean }>;
  stop(): Promise<void>;
}

function startSupervisor(options: SupervisorOptions, onLog?: (line: string) => void): Promise<Supervisor> {
  const child = fork(fileURLToPath(new URL('./supervisor.ts', import.meta.url)), [JSON.stringify(options)], {
    // Own process group: Ctrl-C in the terminal must not stop the database before its clients.
    detached: true,
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let reason = 'the supervisor of PostgreSQL was killed';
  const ended = new Promise<{ reason: string; orderly: boolean }>((done) => {
    child.once('exit', (code) => done({ reason, orderly: code === 0 }));
  });
  const stop = async () => {
    if (child.connected) child.send('stop');
    await ended;
  };
  return new Promise((resolveSupervisor, reject) => {
    child.on('message', (message: SupervisorMessage) => {
      if (message.type === 'log') onLog?.(message.line);
      if (message.type === 'failed') reason = message.message;
      if (message.type === 'ready') resolveSupervisor({ url: message.url, ended, stop });
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(reason)));
  });
}
