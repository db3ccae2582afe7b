import {defineConfig, type Plugin} from 'vitest/config';

/** Packages as the build loads them: their builds for development parse Markdown in three times the time. */
const asPublished: Plugin = {
  name: 'as-published',
  configResolved({ssr}) {
    ssr.resolve = {...ssr.resolve, conditions: ['node']};
  },
};

export default defineConfig({
  plugins: [asPublished],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'],
    globalSetup: 'sandbox/prepare.ts',
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
