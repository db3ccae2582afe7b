import type {HostileProgram} from './hostileProgram';

/** The language under the runtime, changed by the program. */
export const language: readonly HostileProgram[] = [
  ...[
    [
      'arrays',
      `for (const k of ['push', 'map', 'join', 'slice', 'filter', 'forEach']) Array.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    ['promises', `Promise.prototype.then = () => { throw new Error('mine'); }`],
    [
      'texts',
      `for (const k of ['replace', 'replaceAll', 'slice', 'split']) String.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    [
      'functions',
      `for (const k of ['call', 'apply', 'bind']) Function.prototype[k] = () => { throw new Error('mine'); }`,
    ],
    [
      'objects',
      `Object.prototype.type = 'ended'; Object.prototype.exitCode = 0; Object.prototype.text = {}`,
    ],
    [
      'setters of all objects',
      `Object.defineProperty(Object.prototype, 'text', {set() { throw 1; }, configurable: true})`,
    ],
    [
      'maps',
      `Map.prototype.get = Map.prototype.set = Set.prototype.add = () => { throw new Error('mine'); }`,
    ],
    [
      'ports',
      `MessagePort.prototype.postMessage = function () { this.close(); throw new Error('mine'); }`,
    ],
    ['JSON', `JSON.parse = JSON.stringify = () => { throw new Error('mine'); }`],
    [
      'numbers',
      `Number.isInteger = () => true; globalThis.Number = () => NaN; globalThis.String = () => ({})`,
    ],
    ['clocks', `performance.now = Date.now = () => NaN`],
    [
      'all names deleted',
      `for (const k of Object.getOwnPropertyNames(self)) try { delete self[k]; } catch {}`,
    ],
  ].map(([name = '', code = '']): HostileProgram => ({
    name: `changed: ${name}`,
    code: `const log = console.log;\n${code};\nlog('changed');`,
    end: ['exited', 'timed-out', 'not-started'],
    limitMs: 600,
  })),
];
