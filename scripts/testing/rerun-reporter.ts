import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The attachment of a failed test (apps/storefront/e2e/support/test.ts). */
const LAST_REQUESTS = 'last requests';

/**
 * Prints the last requests of a failed test. At the end of a run it prints how to run each browser test that failed or was retried alone
 * with a trace. The whole run records none: traces of all tests take a fifth of its time.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter's default export
export default class RerunReporter implements Reporter {
  private readonly ended = new Map<string, TestCase>();

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    this.ended.set(test.id, test);
    for (const { name, body } of attachments) {
      if (name === LAST_REQUESTS)
        console.log(`    last requests of "${test.title}":\n${body?.toString() ?? ''}`);
    }
  }

  onEnd(): void {
    const commands = [...this.ended.values()]
      .filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky')
      .map(({ location }) => `  npm run e2e -- ${basename(location.file)}:${location.line} --trace on`);
    if (commands.length > 0) {
      console.log(`\nAgain, alone and with a trace:\n${[...new Set(commands)].join('\n')}`);
    }
  }

  /** It prints in addition to the list reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
