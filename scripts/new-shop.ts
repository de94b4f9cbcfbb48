/**
 * `npm run new-shop`: asks what a shop is called, what it sells and in which colours, and writes its brand with six placeholder products, which
 * `BRAND=<name> npm start` shows. Every question has an answer of its own; options answer without being asked.
 */
import { createInterface } from 'node:readline/promises';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { type Answers, faultOf, isAsked, QUESTIONS, questionFor, readAnswers } from './new-shop/answers';
import { finishShop, namesInUse, nextSteps, writeShop } from './new-shop/write-shop';
import { projectRoot } from './setup/project-root.mjs';

const INTERRUPTED = 130;

const { values } = readOptions(
  {
    usage: 'npm run new-shop -- [options]',
    about:
      'Writes a shop of your own: brands/<name> and packages/fixtures/<name>, with six placeholder products. Asks for what no option says.',
  },
  {
    ...Object.fromEntries(
      QUESTIONS.map(({ option, value, about, inOne }) => [
        option,
        {
          type: 'string' as const,
          value,
          about:
            inOne === undefined
              ? about
              : `${about}; a shop of one language: ${inOne.ja[0]}, or ${inOne.en[0]}`,
        },
      ]),
    ),
    yes: { type: 'boolean', about: 'ask nothing: each answer that no option gives is the default' },
  },
);

const finished = finishShop(projectRoot);
if (finished !== null)
  console.log(`An earlier run had ended while it wrote ${finished}: that shop is complete now.`);
const inUse = namesInUse(projectRoot);
const typed: Partial<Record<keyof Answers, string>> = {};
for (const { key, option } of QUESTIONS) {
  const value: unknown = (values as Record<string, unknown>)[option];
  if (typeof value === 'string') typed[key] = value;
}
const interrupted = new AbortController();
process.on('SIGINT', () => interrupted.abort());

try {
  if (!values.yes) {
    if (!process.stdin.isTTY) {
      console.error(
        'There is no terminal to ask in. Nothing is written. Answer by options and --yes: npm run new-shop -- --help lists them.',
      );
      process.exit(2);
    }
    await ask(interrupted.signal);
  }
  const read = readAnswers(typed, inUse);
  if (!read.ok) {
    console.error(`${read.faults.join('\n')}\nNothing is written. See npm run new-shop -- --help.`);
    process.exit(2);
  }
  const paths = await writeShop(read.answers, projectRoot, interrupted.signal);
  console.log(paths.join('\n'));
  console.log(`\n${nextSteps(read.answers)}`);
} catch (error) {
  if (interrupted.signal.aborted) {
    console.error('\nNothing is written.');
    process.exit(INTERRUPTED);
  }
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing is written.`);
  process.exit(2);
}

/** Asks for what no option says, until it can be read; an empty answer takes the default. */
async function ask(signal: AbortSignal): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  lines.on('SIGINT', () => interrupted.abort());
  try {
    for (const question of QUESTIONS) {
      const { key } = question;
      if (!isAsked(question, typed)) continue;
      let fault = typed[key] === undefined ? '' : faultOf(question, typed, inUse);
      while (fault !== undefined) {
        if (fault !== '') console.log(fault);
        const [about, fallback] = questionFor(question, typed);
        const prompt = `${about.charAt(0).toUpperCase()}${about.slice(1)} [${fallback}]: `;
        typed[key] = (await lines.question(prompt, { signal })).trim() || fallback;
        fault = faultOf(question, typed, inUse);
      }
    }
  } finally {
    lines.close();
  }
}
