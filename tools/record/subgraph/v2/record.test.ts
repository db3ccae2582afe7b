import {readFileSync} from 'node:fs';
import {parseAbi, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox, type Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {
  decimal,
  dividedBy,
  format,
  inWholeTokens,
  plus,
  times,
} from '../../../../facts/subgraph/decimal';
import {packRecording} from '../../../../facts/subgraph/packRecording';
import {readRecording} from '../../../../facts/subgraph/readSubgraph';
import {rowsAt, type Row} from '../../../../facts/subgraph/recording';
import {record} from './record';
import {trade} from './trade';

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
  await trade(sandbox);
});
afterAll(() => sandbox.stop());

const recording = readRecording('v2');
const rowsOf = (entity: string) => rowsAt(recording, entity, recording.head.number);
const number = (row: Row | undefined, field: string) => decimal(String(row?.[field]));

const abi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 time)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
]);

test('stores what the sandbox and the trades on it give today', async () => {
  // If it fails after a change of the sandbox: npx tsx tools/record/subgraph/index.ts v2
  const text = readFileSync('facts/subgraph/v2/recording.json', 'utf8');
  expect(packRecording(await record(sandbox))).toBe(text);
});

test('holds the reserves, prices and shares of each pair on the chain', async () => {
  for (const pair of rowsOf('Pair').values()) {
    const at = {address: pair.id as Address, abi};
    const raw = await client.readContract({...at, functionName: 'getReserves'});
    const supply = await client.readContract({...at, functionName: 'totalSupply'});
    const [reserve0, reserve1] = ([0, 1] as const).map((index) => {
      const token = rowsOf('Token').get(String(pair[`token${index}`]));
      return inWholeTokens(raw[index], Number(token?.decimals));
    });
    if (!reserve0 || !reserve1) throw new Error(`${pair.id} has no reserves`);
    expect(pair).toMatchObject({
      reserve0: format(reserve0),
      reserve1: format(reserve1),
      token0Price: format(dividedBy(reserve0, reserve1)),
      token1Price: format(dividedBy(reserve1, reserve0)),
      totalSupply: format(inWholeTokens(supply - 1_000n, 18)),
    });
  }
});

test('holds the shares of each account on the chain', async () => {
  for (const {user, pair, liquidityTokenBalance} of rowsOf('LiquidityPosition').values()) {
    const at = {address: pair as Address, abi, functionName: 'balanceOf'} as const;
    const balance = await client.readContract({...at, args: [user as Address]});
    expect(liquidityTokenBalance).toBe(format(inWholeTokens(balance, 18)));
  }
});

test('takes the price of ether from the pairs with stablecoins, weighted by their WETH', () => {
  const symbols = [...rowsOf('Pair').values()].map((pair) => ({
    pair,
    names: [pair.token0, pair.token1].map((id) => rowsOf('Token').get(String(id))?.symbol),
  }));
  const withWeth = symbols.filter(
    ({names}) => names.includes('WETH') && (names.includes('DAI') || names.includes('USDC')),
  );
  const sides = withWeth.map(({pair, names}) => {
    const [ether, dollars] = names[0] === 'WETH' ? [0, 1] : [1, 0];
    return {ether: number(pair, `reserve${ether}`), dollars: number(pair, `reserve${dollars}`)};
  });
  // Each price times its share of the WETH is its stablecoins by all WETH.
  const [dollars, ether] = (['dollars', 'ether'] as const).map((side) =>
    sides.reduce((sum, one) => plus(sum, one[side]), decimal('0')),
  );
  if (!dollars || !ether) throw new Error('no pair of WETH with a stablecoin');
  const stored = Number(rowsOf('Bundle').get('1')?.ethPrice);
  expect(withWeth).toHaveLength(2);
  expect(stored).toBeCloseTo(Number(format(dividedBy(dollars, ether))), 12);
});

test('counts tracked volume as the mean of both sides where both tokens are listed', () => {
  const [first] = [...rowsOf('Swap').values()].sort(
    (one, other) => Number(one.timestamp) - Number(other.timestamp),
  );
  const block = Number(rowsOf('Transaction').get(String(first?.transaction))?.blockNumber);
  const price = number(rowsAt(recording, 'Bundle', block).get('1'), 'ethPrice');
  const pair = rowsOf('Pair').get(String(first?.pair));
  const worth = ([0, 1] as const).map((index) => {
    const token = rowsAt(recording, 'Token', block).get(String(pair?.[`token${index}`]));
    const amount = plus(number(first, `amount${index}In`), number(first, `amount${index}Out`));
    return times(amount, number(token, 'derivedETH'));
  });
  const [one, other] = worth;
  if (!one || !other) throw new Error('the first swap has no amounts');
  expect(first?.amountUSD).toBe(format(times(dividedBy(plus(one, other), decimal('2')), price)));
});
