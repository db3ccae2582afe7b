import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v2/guides/trading');
const printed = readFileSync('examples/sdk/v2/guides/trading.output.txt', 'utf8');
const row = (router: string) =>
  page
    .split('\n')
    .find(
      (line) =>
        line.startsWith('| ') && (line.includes(`of="${router}"`) || line.includes(`[${router}]`)),
    ) ?? '';

test.each([
  ['UniswapV2Router02', 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)'],
  ['UniswapV2Router01', 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)'],
  ['SwapRouter02', 'swapExactTokensForTokens(uint256,uint256,address[],address)'],
  ['Universal Router', 'execute(bytes,bytes[],uint256)'],
])('tells the selector of %s', (router, signature) => {
  expect(row(router)).toContain(`\`${toFunctionSelector(`function ${signature}`)}\``);
});

test('states what the program printed of the quote, the minimum and what came back', () => {
  const [, quoted = '', minimum = ''] =
    /quoted (\S+) WETH, at least (\S+) WETH/.exec(printed) ?? [];
  const [, returned = ''] = /returned (\S+) ETH/.exec(printed) ?? [];
  expect(page).toContain(
    `${quoted} WETH, and a minimum of ${minimum} WETH (\`${minimum.replace(/^0?\.?/, '').replace('.', '')}\`)`,
  );
  expect(page).toContain(`refunded the ${returned} ETH that the pair did not need`);
});
