import type { Reporter, TestModule } from 'vitest/node';
import { failure, fromRoot, writeSummary, type Failure } from './summary.ts';

type Errors = ReadonlyArray<{ message?: string; stack?: string }>;
type Runner = Pick<Required<Reporter>, 'onTestRunEnd'>;

/**
 * Vitest's own JSON reporter writes all that a test attaches: with axe's results, 150 MB for the stories.
 * A skipped test proves nothing, so it counts as failed.
 */
export default class VitestSummary implements Runner {
  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    writeSummary({
      passed,
      failed:
        tests.length -
        passed +
        modules.flatMap((module) => module.errors()).length +
        unhandled.length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => failureOf('outside of a test', [error])),
      ],
    });
  }
}

function failuresOf(module: TestModule): Failure[] {
  const file = fromRoot(module.moduleId);
  const [own, tests] = [module.errors(), [...module.children.allTests()]];
  return [
    // A file that fails before its first test has no test to report.
    ...(own.length > 0 ? [failureOf(file, own)] : []),
    ...tests.flatMap((test) => {
      const { state, errors = [] } = test.result();
      if (state === 'passed') return [];
      const name = `[${test.project.name}] ${file} > ${test.fullName}`;
      return [
        state === 'failed' ? failureOf(name, errors) : failure(name, [`The test is ${state}.`]),
      ];
    }),
  ];
}

function failureOf(name: string, errors: Errors): Failure {
  return failure(
    name,
    errors.map(({ message, stack }) => stack ?? message ?? 'No message'),
  );
}
