import type {HostileProgram} from './hostileProgram';

/** Memory that browsers bound: more of it cannot be had, or does not crash the page. */
export const memory: readonly HostileProgram[] = [
  {
    name: 'arrays of bytes',
    code: `const all = []; try { for (let i = 0; i < 40; i++) all.push(new ArrayBuffer(2 ** 30)); } catch (error) { console.log(error.name); }`,
    ...{end: ['exited', 'timed-out'], limitMs: 3_000},
  },
  {
    name: 'an array that is too long',
    code: `try { new Array(-1); } catch (error) { console.log(error.name); } try { 'x'.repeat(2 ** 30); } catch (error) { console.log(error.name); }`,
    ...{end: ['exited'], out: /^RangeError\nRangeError\n$/},
  },
  {
    name: 'messages to itself',
    code: `const {port1, port2} = new MessageChannel(); for (let i = 0; i < 1e5; i++) port1.postMessage('x'.repeat(100)); setInterval(() => {}, 1e6)`,
    ...{end: ['timed-out'], limitMs: 1_500},
  },
];
