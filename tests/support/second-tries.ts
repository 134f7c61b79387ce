import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end which tests passed only when they were tried again, and how many they are. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const late = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName} (${test.diagnostic()?.retryCount})`),
    );
    if (late.length) console.warn(`\nPassed only when tried again: ${late.length}\n${late.join('\n')}`);
  }
}
