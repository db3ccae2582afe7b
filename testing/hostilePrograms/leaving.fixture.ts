import type {HostileProgram} from './hostileProgram';

/** The transpiler sees a template begin where a classic script sees a comment. */
const SWAP = 'let x = 1; x <!--`';

const leaves = (name: string, code: string, isEdit = false): HostileProgram => ({
  ...{name, code, isEdit, end: ['not-started'], out: /^$/, message: /SyntaxError/, limitMs: 400},
});

/** Text that ends the function of its module, so that its code would run before the runtime's. */
export const leaving: readonly HostileProgram[] = [
  // The runtime calls it before it has taken anything away: outside of its function, this code would report.
  leaves(
    'an edit with a function in the place of what the runtime calls first',
    `${SWAP}\n}}}}); function Promise() { postMessage({type: 'ended', exitCode: 0}); } ({a: {b() {{ //\``,
    true,
  ),
  leaves(
    'an edit that forges an end',
    `${SWAP}\n}}}}); postMessage({type: 'ended', exitCode: 0}); ({a: {b() {{ //\``,
    true,
  ),
  leaves(
    'an edit with a function in the place of postMessage',
    `${SWAP}\n}}}}); function postMessage() {} ({a: {b() {{ //\``,
    true,
  ),
  leaves(
    'an edit that starts a worker',
    `${SWAP}\n}}}}); new Worker(URL.createObjectURL(new Blob(['for (;;);']))); ({a: {b() {{ //\``,
    true,
  ),
  leaves(
    'an edit that ends in a template',
    `${SWAP}\n}}}}); postMessage({type: 'ended', exitCode: 0}); ({a: {b() {0, \``,
    true,
  ),
  leaves(
    'an edit that ends in a comment',
    `${SWAP}\n}}}}); postMessage({type: 'ended', exitCode: 0}); ({a: {b() { /*\``,
    true,
  ),
  leaves('text', `}}}}); postMessage({type: 'ended', exitCode: 0}); ({a: {b() {{`),
  leaves('text of a function before', `}}}); postMessage({type: 'ended'}); ({a: {b() {`),
];
