import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {atLeast} from '../../../../../examples/universal-router/support/quotes';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/security');
const outputs = ['takeFromSwapper', 'takeFromProvider']
  .map((name) => readFileSync(`examples/v4/security/${name}.output.txt`, 'utf8'))
  .join('\n');

test('each loss in the tables is one that a program has printed', () => {
  const losses = page
    .split('\n')
    .filter((line) => /^\|.* \| (minimum|maximum)/.test(line))
    .map((line) => /\| ([\d.,]+ (?:USDC|ETH))/.exec(line)?.[1]?.replaceAll(',', ''));
  expect(losses).toHaveLength(10);
  for (const loss of losses) expect(outputs).toContain(`lost ${loss} (`);
});

test('the bound of the formula is the quote less its minimum', () => {
  const quoted = 1_955_016_961n;
  expect(outputs).toContain(`1 ETH is quoted at 1955.016961 USDC (${quoted})`);
  expect(page).toContain(`the minimum is \`${atLeast(quoted)}\``);
  expect(page).toContain(`9.775085 USDC (\`${quoted - atLeast(quoted)}\`)`);
});

test('a brief provider leaves one hundredth of a fee and of a donation', () => {
  expect(outputs).toContain('(29999999999999) of a fee of 0.003 ETH');
  expect(outputs).toContain('(9999999) of a donation of 1,000 USDC');
  expect(page.match(/99% of/g)).toHaveLength(2);
});
