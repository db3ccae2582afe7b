import {expect, test} from 'vitest';
import {mapPlaces, placeAt, type Region} from './positions';

const regions: readonly Region[] = [
  {first: 10, lines: 1, name: 'viem', isProgram: false},
  {first: 11, lines: 20, name: 'examples/home/firstSwap.ts', isProgram: true},
];
const url = 'blob:null/5bcd4737-39fd-48bd-b912-2bb17f4ba111';

test('finds the line of the reader in a line of the script', () => {
  expect(placeAt(11, regions)).toBe('examples/home/firstSwap.ts:1');
  expect(placeAt(30, regions)).toBe('examples/home/firstSwap.ts:20');
  expect(placeAt(10, regions)).toBe('viem');
  expect(placeAt(31, regions)).toBeUndefined();
});

test('shows calls of a stack where the reader has them, and none of the runtime', () => {
  const stack = `Error: no pool
    at main (${url}:15:9)
    at call (${url}:10:3000)
    at load (${url}:2:8)
    at Object.load (${url}:12:1) {`;
  expect(mapPlaces(`${stack}\n  code: 3\n}\n`, regions)).toBe(`Error: no pool
    at main (examples/home/firstSwap.ts:5)
    at call (viem)
    at examples/home/firstSwap.ts:2 {
  code: 3
}
`);
});

test('keeps the brace of an error whose last call is the runtime', () => {
  const stack = `Error: no\n    at main (${url}:15:9)\n    at load (${url}:2:8) {\n  code: 3\n}`;
  expect(mapPlaces(stack, regions)).toBe(
    'Error: no\n    at main (examples/home/firstSwap.ts:5) {\n  code: 3\n}',
  );
});

test('maps the places that Firefox and Safari write', () => {
  expect(mapPlaces(`main@${url}:15:9\n`, regions)).toBe('main@examples/home/firstSwap.ts:5\n');
});

test('reads a megabyte of text that looks like places at once', () => {
  const text =
    'blob:'.repeat(100_000) + 'at Object.load ('.repeat(30_000) + 'blob:null/'.repeat(20_000);
  const start = performance.now();
  expect(mapPlaces(text, regions)).toBe(text);
  expect(performance.now() - start).toBeLessThan(20_000);
});
