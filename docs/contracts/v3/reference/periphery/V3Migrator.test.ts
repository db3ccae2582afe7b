import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('says which share of each token went into the position', () => {
  const page = read('./V3Migrator.mdx');
  const printed = read('../../../../../examples/v3/reference/positions/migrate.output.txt');
  const [burnt, used] = [...printed.matchAll(/(\S+) USDC \+ (\S+) WETH/g)].map(
    ([, usdc, weth]) => ({
      usdc,
      weth: Number(weth),
    }),
  );
  expect(used?.usdc).toBe(burnt?.usdc);
  expect((used?.weth ?? 0) / (burnt?.weth ?? 0)).toBeCloseTo(4 / 5, 2);
  expect(page).toContain('all of the USDC and four fifths of the WETH');
});
