import {carriedPolicy} from './carriedPolicy';
import {scriptsOf} from './scriptsOf';

/** What each directive of a frame's own policy may allow; of those not named here, nothing. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'script-src': /^('none'|'sha256-[\w+/=]+'|'wasm-unsafe-eval')$/,
  'worker-src': /^('none'|blob:)$/,
};
const NOTHING = /^'none'$/;

/** Directives without which something would be allowed; of what is loaded, `default-src` forbids the rest. */
const NEEDED = ['default-src', 'base-uri', 'form-action'];

/**
 * The Content-Security-Policy header of a document that runs foreign code in a sandboxed frame: the
 * policy that it carries in a `<meta>`, and what only a header can say. Throws where the document
 * has no policy, or one that allows a network, code from text, or a script that is not its own.
 */
export function framePolicy(html: string): string {
  const policy = carriedPolicy(html);
  if (policy === undefined) {
    throw new Error(
      'expected its policy in <meta http-equiv="Content-Security-Policy">, found none',
    );
  }
  const entries = policy.split(';').map((one) => {
    const [name = '', ...values] = one.trim().split(/\s+/);
    return [name, values] as const;
  });
  const directives = new Map(entries);
  // Browsers take the first of two.
  if (directives.size < entries.length)
    throw new Error(`its policy repeats a directive: ${policy}`);
  const missing = NEEDED.find((name) => !directives.has(name));
  if (missing) throw new Error(`expected the directive "${missing}" in its policy: ${policy}`);
  for (const [name, values] of directives) {
    const wrong = values.find((value) => !(ALLOWED[name] ?? NOTHING).test(value));
    if (wrong !== undefined || values.length === 0) {
      throw new Error(
        `its policy must not allow "${[name, wrong].filter(Boolean).join(' ')}": a program in the frame has no network and no code but the frame's`,
      );
    }
  }
  const {digests, refused} = scriptsOf(html);
  const blocked = [...refused, ...digests].find(
    (one) => !directives.get('script-src')?.includes(one),
  );
  if (blocked) throw new Error(`its policy blocks its own script ${blocked}`);
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts`;
}
