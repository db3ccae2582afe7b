import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** The script of the frame that runs programs, as one text. */
function frameScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'frame/index.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** What the document allows itself: its own script, workers of its own making, and no network. */
function documentPolicy(script: string, isForWebAssembly: boolean): string {
  const digest = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${digest}'${isForWebAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

type Options = {
  /** `Program` unless told. */
  title?: string;
  /** Whether what runs in it may start WebAssembly; not unless told. */
  isForWebAssembly?: boolean;
};

/** The document of the sandboxed frame that runs programs. It carries its policy, from which `hosting/framePolicy.ts` makes the header. */
export function frameDocument({title = 'Program', isForWebAssembly = false}: Options = {}): string {
  const script = frameScript();
  const policy = documentPolicy(script, isForWebAssembly);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><script>${script}</script></body></html>`;
}
