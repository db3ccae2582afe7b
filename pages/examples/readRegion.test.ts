import {expect, test} from 'vitest';
import {listRegions, readRegion} from './readRegion';

const source = `import {createPublicClient} from 'viem';

async function main() {
  // #region fetch
  const quote = await ask();
  // #region inner
  if (quote === 0n) {
    throw new Error('no quote');
  }
  // #endregion fetch
  console.log(quote);
  // #endregion inner
}
`;

// cspell:ignore fecth
test('gives the lines of a region without markers and common indentation', () => {
  expect(readRegion(source, 'fetch')).toBe(
    "const quote = await ask();\nif (quote === 0n) {\n  throw new Error('no quote');\n}",
  );
});

test('gives a region that overlaps another', () => {
  expect(readRegion(source, 'inner')).toBe(
    "if (quote === 0n) {\n  throw new Error('no quote');\n}\nconsole.log(quote);",
  );
});

test('gives the whole file without markers', () => {
  const whole = readRegion(source);
  expect(whole).toBe(source.trimEnd().replace(/^ *\/\/ #.*\n/gm, ''));
  expect(whole).toContain("import {createPublicClient} from 'viem';\n\nasync");
});

test('names the regions there are when the asked one is missing', () => {
  expect(() => readRegion(source, 'fecth')).toThrow(
    'no region "fecth" in the file, which has: fetch, inner',
  );
  expect(() => readRegion('const a = 1;\n', 'fetch')).toThrow('which has: none');
});

test('knows a region that is for demonstration only', () => {
  const demo = '// #region demo-only zero\n// demo-only: all is lost\nx\n// #endregion zero\n';
  expect(listRegions(demo)).toEqual([{name: 'zero', isDemoOnly: true, start: 1, end: 4}]);
  expect(readRegion(demo, 'zero')).toBe('// demo-only: all is lost\nx');
});

test.each([
  ['no end', '// #region a\nx\n', 'region "a" starts on line 1 and has no "#endregion a"'],
  ['no start', 'x\n// #endregion a\n', 'line 2: region "a" ends, but none of that name is open'],
  ['two starts', '// #region a\n// #region a\nx\n', 'line 2: region "a" starts again (line 1)'],
  ['no name', '// #region\nx\n', 'line 1: a marker needs the name'],
  ['nothing in it', '// #region a\n\n// #endregion a\n', 'region "a" is empty (line 1)'],
])('refuses a region with %s', (_case, text, message) => {
  expect(() => readRegion(text, 'a')).toThrow(message);
});
