import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GraphqlAnswer } from './platform-under-test.ts';

const FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** A platform in its own process, to be killed. */
export interface PlatformProcess {
  readonly url: string;
  readonly adminToken: string;
  /** Everything it has written to its log. */
  said(): string;
  /** Posts a document; throws when the connection breaks, or for another status than 200. */
  ask<Named>(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer<Named>>;
  /** kill -9, without shutdown. */
  kill(): Promise<void>;
  /** Stops it like the launcher. @returns the exit code */
  end(): Promise<number | null>;
}

/** Starts the program that the run's set-up has compiled, or its source, and waits for its "ready" line. */
export async function startPlatformProcess(env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  const compiled = process.env['CONTRACT_PLATFORM_FILE'];
  const child = spawn(process.execPath, compiled ? [compiled] : ['--import', 'tsx', 'src/main.ts'], {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = await ready(child, () => output);
  const exited = once(child, 'exit');
  return {
    url,
    adminToken: env['PLATFORM_ADMIN_TOKEN'] ?? 'local-admin-token',
    said: () => output,
    async ask<Named>(query: string, variables?: Record<string, unknown>) {
      const response = await fetch(`${url}/api/2025-01/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': 'localpublictoken0123456789abcdef',
        },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as GraphqlAnswer<Named>;
      if (response.status !== 200) throw new Error(`status ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async end() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

function ready(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = () => {
      const [, url] = /ready on (\S+)/.exec(said()) ?? [];
      if (url !== undefined) {
        resolve(url);
      }
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the platform exited with ${code}: ${said()}`)));
  });
}
