import {createHash} from 'node:crypto';
import {bundle} from './bundle';

/**
 * The document of the frame that compiles, without an origin and without a network: the page sends
 * it the compiler. Its policy stands inside, for hosts that send no headers.
 */
export function compilerFrameDocument(): string {
  const policy = policyOf(script());
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Solidity compiler</title><script>${script()}</script>\n`;
}

/** The header that comes with it: what the document holds, and who may show it, which only a header can say. */
export const compilerFramePolicy = (): string =>
  `${policyOf(script())}; frame-ancestors 'self'; sandbox allow-scripts`;

const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const script = (): string => bundle('worker/startWorker.ts');
