import {floods, type HostileProgram, prints} from './hostileProgram';

/** Output without end, and values that do harm when they are printed. */
export const output: readonly HostileProgram[] = [
  floods('lines', `for (;;) console.log('x'.repeat(1_000))`),
  floods('short lines', `for (;;) console.log('x')`),
  floods('both streams in turn', `for (;;) { console.log('x'); console.error('y'); }`),
  floods('a text of 64 MB', `console.log('x'.repeat(2 ** 26))`),
  floods('standard output', `for (;;) process.stdout.write('x'.repeat(1e5))`),
  floods(
    'places of errors',
    `for (;;) console.log('blob:'.repeat(2_000) + 'at Object.load ('.repeat(500))`,
  ),
  floods(
    'floods after a change of the language',
    `String.prototype.slice = function () { return this; }; for (;;) console.log('x'.repeat(1_000))`,
  ),
  prints(
    'a getter that throws',
    `console.log({get a() { throw new Error('no'); }}); console.log('after')`,
    /Getter[^]*after\n$/,
  ),
  prints(
    'a proxy that throws',
    `console.log(new Proxy({}, {get() { throw new Error('no'); }})); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'an error that throws',
    `const e = new Error('a'); Object.defineProperty(e, 'stack', {get() { throw 1; }}); console.log(e); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'text that throws',
    `console.log('%s', {toString() { throw new Error('no'); }}); console.log('after')`,
    /after\n$/,
  ),
  prints(
    'a value without end',
    `const a = {}; a.a = a; let d = {}; for (let i = 0; i < 1e5; i++) d = {d}; console.log(a, d); console.log('after')`,
    /Circular[^]*after\n$/,
  ),
  prints(
    'a million items',
    `console.log(new Array(1e6).fill({a: [1]}), new Map(Array.from({length: 1e5}, (_, i) => [i, i]))); console.log('after')`,
    /after\n$/,
  ),
];
