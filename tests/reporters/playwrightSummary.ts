import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { failure, fromRoot, writeSummary } from './summary.ts';

/** A skipped test proves nothing and a flaky one proves the wrong thing: both count as failed. */
export default class PlaywrightSummary implements Reporter {
  private tests: readonly TestCase[] = [];
  private readonly errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  /** Errors outside of tests, such as a server that does not start. */
  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const failed = this.tests.filter((test) => test.outcome() !== 'expected');
    writeSummary({
      passed: this.tests.length - failed.length,
      failed: failed.length + this.errors.length,
      failures: [
        ...this.errors.map((error) => failure('outside of a test', [messageOf(error)])),
        ...failed.map((test) =>
          failure(
            `[${test.parent.project()?.name ?? ''}] ${fromRoot(test.location.file)} > ${test.title}`,
            test.results.flatMap(({ errors }) => errors).map(messageOf),
          ),
        ),
      ],
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function messageOf({ stack, message }: TestError): string {
  return stack ?? message ?? 'No message';
}
