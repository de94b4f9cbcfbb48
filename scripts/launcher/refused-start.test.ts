import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { launcherEnv } from './launcher-env.mjs';
import { settingFaults } from './setting-faults';
import { unsafeStart } from './unsafe-start.mjs';

/** A complete configuration of a public shop. */
const PUBLIC = {
  SHOP_URL: 'https://shop.example',
  PLATFORM_URL: 'https://bread.myshopify.com',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@shop.example',
  WEBHOOK_SECRET: 'w'.repeat(32),
  MAIL_LINK_SECRET: 'm'.repeat(32),
};

describe('[OPS-03] an unsafe configuration', () => {
  test('is rejected with the name of every variable', () => {
    expect(unsafeStart({ SHOP_URL: 'http://shop.example', PLATFORM_FAULTS: 'on' }).map(nameOf)).toEqual([
      'WEBHOOK_SECRET',
      'MAIL_LINK_SECRET',
      'PLATFORM_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PLATFORM_FAULTS',
      'SHOP_URL',
    ]);
    expect(unsafeStart({ ...PUBLIC, PORT: 'x', MAIL_LINK_SECRET: 'short' }).map(nameOf)).toEqual([
      'PORT',
      'MAIL_LINK_SECRET',
    ]);
  });

  test('is accepted where only this machine reaches the storefront, or with custom secrets', () => {
    expect(unsafeStart({})).toEqual([]);
    expect(unsafeStart({ SHOP_URL: '', PLATFORM_FAULTS: 'on', HOST: '0.0.0.0' })).toEqual([]);
    expect(unsafeStart(PUBLIC)).toEqual([]);
  });
});

describe('an invalid configuration of storefront or platform', () => {
  const faults = (variables: Record<string, string>) =>
    settingFaults(launcherEnv(variables), variables, false);

  test('is rejected with the names of the variables of both', async () => {
    const lines = await faults({
      SMTP_URL: 'x',
      LOG_LEVEL: 'loud',
      PLATFORM_SCALE: 'many',
      PLATFORM_SEED: 'nowhere',
    });
    for (const name of ['SMTP_URL', 'LOG_LEVEL', 'PLATFORM_SCALE', 'PLATFORM_SEED']) {
      expect(lines.join('\n')).toContain(name);
    }
  });

  test('is not rejected for a platform that is not started, nor with every default', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ PLATFORM_SCALE: 'many', PLATFORM_URL: 'http://localhost:4100' })).toEqual([]);
  });
});

describe('npm start in a fresh clone', () => {
  let clone = '';
  /** A folder without packages, in which npm cannot start: an installation attempt would change the message. */
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
    for (const path of [
      'package.json',
      'package-lock.json',
      'scripts/start.mjs',
      'scripts/setup',
      'scripts/launcher',
      'apps/storefront/commands',
      'apps/storefront/src/foundation/env',
    ]) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      cpSync(join(projectRoot, path), join(clone, path), { recursive: true });
    }
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  const start = (variables: Record<string, string>, ...options: string[]) =>
    spawnSync(process.execPath, ['scripts/start.mjs', ...options], {
      cwd: clone,
      encoding: 'utf8',
      env: { PATH: '', ...variables },
    });

  test('[OPS-03] is rejected before installation, whether a variable is in the shell or in .env', () => {
    writeFileSync(join(clone, '.env'), 'PLATFORM_FAULTS=on\n');
    const { status, stderr, stdout } = start({ SHOP_URL: 'https://shop.example' });
    rmSync(join(clone, '.env'));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(
      stderr
        .split('\n')
        .slice(1, -1)
        .map((line) => nameOf(line.trim())),
    ).toEqual([
      'WEBHOOK_SECRET',
      'MAIL_LINK_SECRET',
      'PLATFORM_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PLATFORM_FAULTS',
    ]);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });

  test('names the invalid line of .env', () => {
    writeFileSync(join(clone, '.env'), 'PORT 3000\n');
    const { status, stderr } = start({});
    rmSync(join(clone, '.env'));
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/\.env, line 1: expected NAME=value$/),
    });
  });

  test('supports --help, and lists the options for an unknown one', () => {
    const help = start({}, '--help');
    expect(help.status).toBe(0);
    expect(help.stdout).toContain('--dev');
    const misuse = start({}, '--prod');
    expect(misuse).toMatchObject({ status: 2, stdout: '' });
    expect(misuse.stderr).toContain("Unknown option '--prod'");
    expect(misuse.stderr).toContain('--dev');
  });

  test('continues with the installation when the configuration is valid', () => {
    expect(start({}).stdout).toContain('Installing what the shop runs with');
  });
});

function nameOf(fault: string): string {
  return fault.split(' ')[0] ?? '';
}
