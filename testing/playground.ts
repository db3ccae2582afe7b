import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {contentSecurityPolicy} from '../hosting/contentSecurityPolicy';
import type {ProgramFile} from '../labs/playground/protocol';
import type {PlaygroundWindow, Ran} from './playgroundPage';

/** A page with nothing but the runner in it, under the policy of the site's pages. */
const ADDRESS = '/playground-under-test';

let bundle: Promise<string> | undefined;

async function bundlePage(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['testing/playgroundPage.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page that runs programs with what its origin (`baseURL`) serves under `run/` and `assets/run/`. */
export async function openPlayground(page: Page): Promise<void> {
  bundle ??= bundlePage();
  const script = await bundle;
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': contentSecurityPolicy([], [])},
      body: `<!doctype html><title>Playground</title><link rel="icon" href="data:,"><body><script src="${ADDRESS}.js"></script>`,
    }),
  );
  await page.route(`**${ADDRESS}.js`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: script}),
  );
  await page.goto(ADDRESS);
}

type Options = Parameters<PlaygroundWindow['run']>[1];

/** Runs a program of the site in such a page. */
export const runIn = (page: Page, name: string, options: Options = {}): Promise<Ran> =>
  page.evaluate(([program, rest]) => (window as unknown as PlaygroundWindow).run(program, rest), [
    name,
    options,
  ] as const);

/** Serves a program of a test's own, of one module, beside those of the site. */
export async function serveProgram(
  page: Page,
  {name, code, usesChain = false}: {name: string; code: string; usesChain?: boolean},
): Promise<void> {
  const entry = `examples/${name}`;
  const program: ProgramFile = {
    ...{
      entry,
      usesChain,
      usesHistory: false,
      codes: [],
      packages: [],
      bytes: code.length,
      sourceBytes: 0,
    },
    modules: {[entry]: {code, imports: {}}},
  };
  await page.route(`**/run/programs/${name}.json`, (route) => route.fulfill({json: program}));
}
