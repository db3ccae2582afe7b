import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';

const digestOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy that the document of a frame carries: one script, workers from text, no network. */
export const carriedPolicy = (script: string, more = ''): string =>
  `default-src 'none'; script-src ${digestOf(script)}${more}; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'`;

/** The document of a frame that runs a script, under a policy. */
export const frameDocument = (script: string, policy = carriedPolicy(script)): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Frame</title><script>${script}</script>`;

/** Starts what it is sent as a worker, and hands on what the worker says. */
const FRAME = `addEventListener('message', ({data: {script}, ports: [port]}) => {
  const worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
  worker.onmessage = ({data}) => port.postMessage(data);
});`;

/** Shows a frame, has it run a script, and resolves to the first that comes back. */
const PAGE = `globalThis.runIn = (address, script) => new Promise((resolve) => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = ({data}) => resolve(data);
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  frame.src = address;
  frame.onload = () => frame.contentWindow.postMessage({script}, '*', [port2]);
  document.body.append(frame);
});`;

export const PROGRAMS_FRAME = '/assets/run/frame-1a2b';
export const COMPILER_FRAME = '/assets/run/compiler-3c4d';

/** A build with a page, two frames and other files of runs, by path. */
export const framedBuild: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><meta name="generator" content="Docusaurus"><title>Home</title><link rel="icon" href="data:,"><script src="/assets/js/page.1a2b.js"></script>`,
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'robots.txt': '',
  'assets/js/page.1a2b.js': PAGE,
  'assets/run/frame-1a2b.html': frameDocument(FRAME),
  'assets/run/compiler-3c4d.html': frameDocument(
    FRAME,
    carriedPolicy(FRAME, " 'wasm-unsafe-eval'"),
  ),
  'assets/run/compiler-5e6f.wasm': '\0asm',
  'assets/run/engine-1a2b.js': 'postMessage(1)',
  'assets/run/state-1a2b.json': '{}',
};

/** What each of its frames is sent with. */
export const framePolicies: Readonly<Record<string, string>> = {
  [PROGRAMS_FRAME]: `${carriedPolicy(FRAME)}; frame-ancestors 'self'; sandbox allow-scripts`,
  [COMPILER_FRAME]: `${carriedPolicy(FRAME, " 'wasm-unsafe-eval'")}; frame-ancestors 'self'; sandbox allow-scripts`,
};

/** What a script, run in a frame of that build's page, says first. */
export const runIn = (page: Page, address: string, script: string): Promise<unknown> =>
  page.evaluate(
    ([frame, text]) =>
      (globalThis as unknown as {runIn: (frame: string, text: string) => unknown}).runIn(
        frame,
        text,
      ),
    [address, script] as const,
  );
