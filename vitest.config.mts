import {defineConfig} from 'vitest/config';

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
    // The SDKs' ES modules import without file endings, which only a bundler resolves.
    server: {deps: {inline: [/@uniswap\//]}},
  },
});
