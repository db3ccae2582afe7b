import {hangs, type HostileProgram} from './hostileProgram';

/** Loops of every kind, each ended by the limit of the run. */
export const loops: readonly HostileProgram[] = [
  hangs('a loop', `for (;;);`),
  hangs('a loop of promises', `(async () => { for (;;) await 0; })()`),
  hangs('a loop of microtasks', `const again = () => queueMicrotask(again); again()`),
  hangs('a loop of timers', `setInterval(() => {}, 0)`),
  hangs('a timer of a year', `setTimeout(() => {}, 2 ** 31 - 1)`),
  hangs('an expression that backtracks', `/^(a+)+$/.test('a'.repeat(40) + 'b')`),
  hangs('a getter in a getter', `const o = {get a() { for (;;); }}; o.a`),
  hangs(
    'a proxy without end',
    `const p = new Proxy({}, {ownKeys: () => { for (;;); }}); Object.keys(p)`,
  ),
  hangs('a number that grows', `let n = 3n; for (;;) n = (n * n) % (2n ** 4096n)`),
  hangs('a program that waits', `new Promise(() => {}); setInterval(() => {}, 1e6)`),
  {
    name: 'recursion without end',
    ...{code: `const f = () => f() + 1; f()`, end: ['exited']},
  },
];
