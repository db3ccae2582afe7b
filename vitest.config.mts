import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Tests with a document come last: a worker of another environment ends, and with it what it has imported. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)];
  }
}

const hasDocument = ({moduleId}: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment');

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'],
    globalSetup: ['testing/temporaryFolder.ts', 'sandbox/prepare.ts'],
    // All cores: by default one is left idle.
    maxWorkers: '100%',
    // Some compile or read whole packages: a busy machine may take its time, a promise is no clock.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    // A worker keeps what it has imported: no test changes what others read.
    isolate: false,
    sequence: {sequencer: ByEnvironment},
    // The SDKs' ES modules import without file endings, which only a bundler resolves.
    server: {deps: {inline: [/@uniswap\//]}},
  },
});
