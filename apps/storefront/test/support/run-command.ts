import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SHOP = join(ROOT, 'apps/storefront');

/** What a command's process did: its exit code and all that it printed. */
interface CommandRun {
  readonly code: number;
  readonly said: string;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Runs a command of the shop (apps/storefront/commands) as a process, from the file that the run's set-up compiled.
 * @param env beside this process's own
 */
export function runCommand(name: string, args: readonly string[], env: Variables): Promise<CommandRun> {
  return run([join(process.env['CONTRACT_PROGRAMS'] ?? '', `${name}.mjs`)], args, env, SHOP);
}

/** Runs it as npm does, by scripts/shop-command.ts: five times the processor time. */
export function runNpmCommand(name: string, args: readonly string[], env: Variables): Promise<CommandRun> {
  const program = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'scripts/shop-command.ts')];
  return run([...program, name], args, env, ROOT);
}

function run(
  program: readonly string[],
  args: readonly string[],
  env: Variables,
  cwd: string,
): Promise<CommandRun> {
  const options = { cwd, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [...program, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr }),
    );
  });
}
