import {readFileSync} from 'node:fs';
import swapRouter02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import quoterV2 from '@uniswap/swap-router-contracts/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import universalRouter from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import olderUniversalRouter from 'universal-router-1.4.0/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import swapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import {
  type Abi,
  type AbiFunction,
  parseUnits,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import {expect, test} from 'vitest';
import {chains} from '../../../../../../facts/registry/chains';
import {tokens} from '../../../../../../facts/registry/tokens';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/swaps/single-swaps');
const printed = (program: string) =>
  readFileSync(`examples/v3/swaps/${program}.output.txt`, 'utf8').split('\n');

const row = (router: string) =>
  page
    .split('\n')
    .find(
      (line) =>
        line.startsWith('| ') && (line.includes(`of="${router}"`) || line.includes(`[${router}]`)),
    ) ?? '';

const functionOf = (abi: Abi, name: string) =>
  abi.find((item): item is AbiFunction => item.type === 'function' && item.name === name);

test.each([
  ['SwapRouter', swapRouter.abi as Abi, 8],
  ['SwapRouter02', swapRouter02.abi as Abi, 7],
])('tells the selector and the fields of %s as its release has them', (router, abi, fields) => {
  const called = functionOf(abi, 'exactInputSingle');
  if (!called) throw new Error(`${router} has no exactInputSingle`);
  expect(row(router)).toContain(`\`${toFunctionSelector(called)}\``);
  expect(row(router)).toContain(`a struct of ${fields} fields`);
  const [struct] = called.inputs;
  expect(struct && 'components' in struct && struct.components).toHaveLength(fields);
});

test('states how SwapRouter02 takes a deadline', () => {
  const signature = 'multicall(uint256,bytes[])';
  const there = (swapRouter02.abi as Abi).filter((item) => item.type === 'function');
  expect(there.map((item) => toFunctionSignature(item))).toContain(signature);
  expect(row('SwapRouter02')).toContain(
    `\`multicall\`, \`${toFunctionSelector(`function ${signature}`)}\``,
  );
});

test.each([universalRouter, olderUniversalRouter])(
  'states the selector of the universal router in release %#',
  ({abi}) => {
    const signature = 'execute(bytes,bytes[],uint256)';
    const there = (abi as Abi).filter((item) => item.type === 'function');
    expect(there.map((item) => toFunctionSignature(item))).toContain(signature);
    expect(row('Universal Router')).toContain(
      `\`execute\` \`${toFunctionSelector(`function ${signature}`)}\``,
    );
  },
);

test('shows one output for three programs that print the same', () => {
  const [viem, contract, sdk] = ['singleSwap', 'singleSwapContract', 'singleSwapSdk'].map(printed);
  expect(sdk).toEqual(viem);
  expect(contract?.slice(0, 9)).toEqual(viem?.slice(0, 9));
  expect(page).toContain(`also prints \`${contract?.[9]}\``);
});

test('states the amounts that the programs print', () => {
  const output = printed('singleSwap').join('\n');
  const [, quotedWeth = '', minimumWeth = ''] =
    /quoted (\S+) WETH, at least (\S+) WETH/.exec(output) ?? [];
  const [, paidUsdc = '', maximumUsdc = ''] =
    /quoted (\S+) USDC, at most (\S+) USDC/.exec(output) ?? [];
  expect(page).toContain(`the quote is ${quotedWeth} WETH`);
  expect(page).toContain(`down, to ${minimumWeth} WETH`);
  expect(page).toContain(`−${parseUnits(quotedWeth, 18)}`);

  const thousands = (amount: string) => amount.replace(/^(\d)(\d{3})\./, '$1,$2.');
  const [paid, maximum] = [paidUsdc, maximumUsdc].map((amount) => parseUnits(amount, 6));
  expect(page).toContain(
    `took ${thousands(paidUsdc)} USDC (\`${paid}\`) of the ${thousands(maximumUsdc)} USDC that you allowed`,
  );
  expect(page).toContain(`owes its caller ${Number((maximum ?? 0n) - (paid ?? 0n)) / 1e6} USDC`);
});

test('lists the chains that have both tokens, of which none is a test network', () => {
  const has = (chainId: number, symbol: string) =>
    tokens.some((token) => token.chainId === chainId && token.symbol === symbol);
  const usable = chains.filter(({id}) => has(id, 'USDC') && has(id, 'WETH'));
  const names = usable.map(({id, name}) => `${name} (${id})`);
  expect(page).toContain(
    `as it does for ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. It contains`,
  );
  expect(usable.map(({status}) => status)).not.toContain('test network');
  expect(page).toContain('It contains them for no test network.');
});

test('calls QuoterV2 from cast by the types of its release, with the result of the programs', () => {
  const [, name = '', inputs = '', outputs = ''] =
    /'(quote\w+)\((\(.+?\))\)\((.+?)\)'/.exec(page) ?? [];
  const called = functionOf(quoterV2.abi as Abi, name);
  if (!called) throw new Error(`QuoterV2 has no ${name}`);
  const [struct] = called.inputs;
  const fields = struct && 'components' in struct ? struct.components : [];
  const typesOf = (parameters: readonly {type: string}[]) =>
    parameters.map(({type}) => type).join(',');
  expect(inputs).toBe(`(${typesOf(fields)})`);
  expect(outputs).toBe(typesOf(called.outputs));
  expect(fields.map((field) => field.name)).toEqual(
    ['tokenIn', 'tokenOut', 'amountIn', 'fee', 'sqrtPriceLimitX96'], // the order of the arguments
  );
  expect(page).toContain(`"($(address USDC),$(address WETH),${parseUnits('10000', 6)},3000,0)"`);

  const [, raw = '', weth = ''] = /the local chain it is `(\d+)`, or (\S+) WETH/.exec(page) ?? [];
  expect(parseUnits(weth, 18)).toBe(BigInt(raw));
  expect(printed('singleSwapContract08').join('\n')).toContain(`${raw} = ${weth} WETH`);
});

test('prints of both contracts the same amounts', () => {
  const [older, newer] = ['singleSwapContract', 'singleSwapContract08'].map((program) =>
    printed(program).join('\n'),
  );
  const amounts = [...(older ?? '').matchAll(/(?:quoted|at least|at most) ([\d.]+ \w+)/g)];
  expect(amounts).toHaveLength(4);
  for (const [, amount] of amounts) expect(newer).toContain(`= ${amount}`);
});

test('maps every package that the Foundry project of 0.8 imports', () => {
  const files = [
    'v3/swaps/SingleSwap08.sol',
    'foundry/SingleSwap08.t.sol',
    'foundry/support/ForkTest.sol',
  ];
  const imported = files.flatMap((file) =>
    [...readFileSync(`examples/${file}`, 'utf8').matchAll(/from '(@[^/]+\/[^/]+\/)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(imported).size).toBe(2);
  for (const name of imported) {
    expect(page).toContain(`'${name}=lib/${name?.replace('@uniswap/', '')}'`);
  }
});
