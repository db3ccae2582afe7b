import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', '.cache/**', '.docusaurus/**'],
    // The SDKs' ES modules import without file endings, which only a bundler resolves.
    server: {deps: {inline: [/@uniswap\//]}},
  },
});
