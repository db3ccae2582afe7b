import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint();

/** Whether a file of a room may import another. */
async function mayImport(filePath: string, from: string): Promise<boolean> {
  const [result] = await eslint.lintText(`export {one} from '${from}';`, {filePath});
  expect(result?.messages.filter(({fatal}) => fatal)).toEqual([]);
  return !result?.messages.some(({ruleId}) => ruleId === 'no-restricted-imports');
}

test.each([
  ['subgraph/one.ts', '../plugins/expand'],
  ['src/components/One/one.ts', '../../../registry/chains'],
  ['src/calldata/one.ts', '@site/src/analytics/analytics'],
  ['src/calldata/one.ts', '../analytics/analytics'],
  ['src/analytics/delivery/one.ts', '../../components/Address'],
  ['src/components/One/one.ts', '../../protocol/agreement/random'],
  ['src/components/One/one.ts', '../../theme/Root'],
  ['src/failure/one.ts', 'viem'],
  ['plugins/search/engine/one.ts', '../../../src/calldata/readHex'],
])('refuses %s an import from %s', async (file, from) => {
  expect(await mayImport(file, from)).toBe(false);
});

test.each([
  ['src/calldata/one.ts', '../protocol/decimal'],
  ['src/components/One/one.ts', '../../calldata/textOf'],
  ['src/components/One/one.ts', '../../../subgraph/versions'],
  ['src/components/One/one.ts', '../../failure/readFailure'],
  ['plugins/search/engine/one.ts', '../../../src/failure/readFailure'],
  ['src/analytics/delivery/one.ts', '../analytics'],
])('lets %s import from %s', async (file, from) => {
  expect(await mayImport(file, from)).toBe(true);
});
