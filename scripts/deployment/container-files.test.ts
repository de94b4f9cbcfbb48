import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const compose = read('compose.yaml');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Node's and the C library's own. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
/** Known to compose.yaml alone, which builds the shop's URLs from them. */
const OF_COMPOSE = ['DATABASE_PASSWORD', 'SHOP_DOMAIN'];

test('[OPS-07] compose.yaml mounts and builds from existing paths', () => {
  const paths = [...matches(compose, /- \.\/([^:\s]+):/g), ...matches(compose, /dockerfile: (\S+)/g)];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(existsSync(join(projectRoot, path)), path).toBe(true);
});

test('[OPS-07] every variable that compose.yaml sets or requires is documented', () => {
  const explained = new Set(matches(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm));
  const services = compose.replace(/\n {2}(?:proxy|database):[\s\S]*?(?=\n {2}\w+:|\n\w)/g, '');
  const named = [
    ...matches(compose, /\$\{([A-Z_]+)/g),
    ...matches(services, /^\s+([A-Z][A-Z_]+): /gm),
    ...matches(read('Dockerfile'), /([A-Z_]+)=/g),
    ...matches(read('deployment/platform.Dockerfile'), /([A-Z_]+)=/g),
  ].filter((name) => ![...OF_COMPOSE, ...OF_NODE].includes(name));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !explained.has(name))).toEqual([]);
  for (const name of [...OF_COMPOSE, 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'])
    expect(read('docs/deploy.md')).toContain(`\`${name}`);
});

test('[OPS-07] every service has limits and log rotation, and the proxy does not reach the database', () => {
  const [, shared = ''] = /^x-shop: &shop\n([\s\S]*?)(?=^\S)/m.exec(compose) ?? [];
  const [, list = ''] = /^services:\n([\s\S]*?)(?=^\S)/m.exec(compose) ?? [];
  const services = new Map(
    [...list.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(([, name = '', block = '']) => [
      name,
      block.replace('<<: *shop', shared),
    ]),
  );
  expect([...services.keys()]).toEqual(['proxy', 'shop', 'worker', 'database', 'platform']);
  for (const [name, block] of services) {
    expect(block, name).toMatch(/mem_limit: \d+[mg]\n/);
    expect(block, name).toMatch(/pids_limit: \d+\n/);
    expect(block, name).toContain('logging: *logging\n');
  }
  const networksOf = (name: string) => matches(services.get(name) ?? '', /networks: \[(.*)\]/g).join();
  expect(networksOf('proxy')).toBe('front');
  expect(networksOf('database')).toBe('back');
  expect(networksOf('shop')).toBe('front, back');
});

test("[OPS-07] the proxy's body limit matches docs/deploy.md, and it does not expose the health endpoints", () => {
  const proxy = read('deployment/Caddyfile');
  expect(read('docs/deploy.md')).toMatch(/1 MiB/);
  expect(proxy).toMatch(/request_body \{\s+max_size 1MiB\s+\}/);
  expect(proxy).toMatch(/request_buffers 1MiB/);
  expect(proxy).toMatch(/@health path \/livez \/readyz\s+respond @health 404/);
});

test('[OPS-07] [API-06] the shop trusts the one proxy in front of it: clients are told apart', () => {
  expect(matches(compose, /^ {4}TRUSTED_PROXIES: '(.*)'$/gm)).toEqual(['1']);
});

test('[OPS-07] containers run on a supported Node version, not as root', () => {
  const version = read('.nvmrc').trim();
  for (const path of ['Dockerfile', 'deployment/platform.Dockerfile']) {
    expect(matches(read(path), /^FROM node:(\d+)-/gm), path).toEqual([version]);
    expect(matches(read(path), /^USER (\w+)$/gm), path).toEqual(['node']);
  }
});

test('[OPS-07] the build context of the image is only the built folder', () => {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual(['*', '!build/shop']);
});
