import {defineConfig} from '@playwright/test';
import {findBrowser} from './testing/findBrowser';
import {isDeep} from './testing/tier';

/** Browser tests of the built site; `npm test` builds it and starts the server they read. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // More than the cores, as some tests wait; with twice as many, all take 8% more of the processor.
  workers: '150%',
  grepInvert: isDeep ? undefined : /@deep/,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs the second try is named at the end of `npm test`, with its error.
  retries: process.env.CI ? 1 : 0,
  // Conditions are waited for, not the clock: a busy machine takes longer to meet them.
  timeout: 180_000,
  expect: {timeout: 60_000},
  reporter: process.env.CI ? 'line' : 'list',
  outputDir: '.cache/playwright',
  use: {
    baseURL: process.env.SITE_UNDER_TEST ?? 'http://127.0.0.1:3999',
    viewport: {width: 1280, height: 800},
    // Kept in `outputDir`. Traces take two thirds more time: the pipeline records those of tests that failed.
    screenshot: 'only-on-failure',
    colorScheme: 'dark',
    // A worker takes requests away from the tests' own answers; `offline*.spec.ts` let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      // A browser that runs as root has no sandbox to start.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
      ],
    },
  },
  webServer: process.env.SITE_UNDER_TEST
    ? undefined
    : {
        command: 'tsx testing/serve.ts build 3999',
        url: 'http://127.0.0.1:3999/robots.txt',
        reuseExistingServer: false,
      },
});
