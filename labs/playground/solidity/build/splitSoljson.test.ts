import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {compilers} from '../../../../facts/solidity/compilers';
import {splitSoljson} from './splitSoljson';

test.each(compilers)('takes the WebAssembly out of $module', ({module}) => {
  const {script, wasm} = splitSoljson(readFileSync(`node_modules/${module}/soljson.js`, 'utf8'));
  expect(WebAssembly.validate(wasm as Uint8Array<ArrayBuffer>)).toBe(true);
  expect(script.length).toBeLessThan(72_000);
});

test.each([
  ['has no WebAssembly', 'var Module = {};', 'neither of the two known forms was found'],
  [
    'holds something else there',
    `wasmBinaryFile="data:application/octet-stream;base64,${btoa('ABC')}";`,
    'no WebAssembly was there',
  ],
])('fails the build where a release %s', (_, soljson, reason) => {
  expect(() => splitSoljson(soljson)).toThrow(reason);
});
