import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end which tests passed only when they were tried again, how many they are, and what failed before. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const late = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => {
          const failures = (test.result().errors ?? []).map(
            ({ message, diff = '' }) => `\n    ${message.slice(0, 3_000)}\n${diff.slice(0, 1_000)}`,
          );
          return `  ${module.relativeModuleId}: ${test.fullName} (${test.diagnostic()?.retryCount})${failures.join('')}`;
        }),
    );
    if (late.length) console.warn(`\nPassed only when tried again: ${late.length}\n${late.join('\n')}`);
  }
}
