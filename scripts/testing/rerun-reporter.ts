import { basename } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Says at the end of a run how each browser test that failed, or needed more than one try, is run alone with a trace. The whole
 * run draws none: traces of all tests take a fifth of its time.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter's default export
export default class RerunReporter implements Reporter {
  private readonly ended = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.ended.set(test.id, test);
  }

  onEnd(): void {
    const commands = [...this.ended.values()]
      .filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky')
      .map(({ location }) => `  npm run e2e -- ${basename(location.file)}:${location.line} --trace on`);
    if (commands.length > 0) {
      console.log(`\nAgain, alone and with a trace:\n${[...new Set(commands)].join('\n')}`);
    }
  }

  /** It writes besides the list, not in its place. */
  printsToStdio(): boolean {
    return false;
  }
}
