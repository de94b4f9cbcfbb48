import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { bareText } from './bare-text.ts';

const WRONG = {
  'a ring before a label': '<button>{busy && <Ring />}{children}</button>',
  'a label before a mark': '<label>{label}{mark && <span>{mark}</span>}</label>',
  'text in the source': '<div>{icon ? <Icon /> : null}Cart</div>',
  'a template': '<div>{icon && <Icon />}{`plants`}</div>',
  'a message': '<div>{icon && <Icon />}{m.cart.title}</div>',
  'a message with a value': '<div>{icon && <Icon />}{m.cart.count({ n })}</div>',
  "a component's text": '<Heading>{icon && <Icon />}{title}</Heading>',
  'a conditional text': "<dd>{isOff && '−'}<b>{amount}</b></dd>",
  'a conditional message': '<div>{isOff ? m.cart.off : null}<b>{amount}</b></div>',
  'a conditional fragment': '<h2>{isPending ? <><Spinner />{m.added.pending}</> : <b>{title}</b>}</h2>',
  'a conditional fragment that is handed over':
    '<Dialog title={isPending ? (<><Spinner />{m.added.pending}</>) : title} />',
};

const RIGHT = {
  'text alone': '<p>{title}</p>',
  'a choice of texts, alone': '<p>{isBusy ? m.cart.busy : m.cart.title}</p>',
  'elements of their own': '<button>{busy && <Ring />}<span>{children}</span></button>',
  'a list of elements': '<ul>{items.map((item) => <li key={item}>{item}</li>)}{end && <li>{end}</li>}</ul>',
  'the slot of a block': '<div>{price}{note && <span>{note}</span>}</div>',
  'text beside an element that stays': '<p>{title} <Link href="/">{name}</Link></p>',
  'a fragment that stays': '<p lang={isOn ? a : b}><>{m.home.lead}<br />{m.home.note}</></p>',
};

test.each(Object.entries(WRONG))('[TRANS-01] %s is reported', (_, source) => {
  expect(bareText('probe.tsx', `export const probe = ${source};`)).toEqual([1]);
});

test.each(Object.entries(RIGHT))('[TRANS-01] %s is accepted', (_, source) => {
  expect(bareText('probe.tsx', `export const probe = ${source};`)).toEqual([]);
});

test('[TRANS-01] no component has text beside a conditional', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages/ui-kit/src/*.tsx', 'apps/storefront/src/*.tsx'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(path));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    bareText(path, readFileSync(join(projectRoot, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});
