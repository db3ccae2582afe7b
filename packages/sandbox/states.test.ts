import {readFileSync} from 'node:fs';
import {createWalletClient, http, parseAbi, parseEther, parseUnits, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {arbitrum, base, mainnet} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {savedState} from '../../sandbox/savedState';
import {chainNames, sandboxChains} from './chain/chains';
import {packagedContents, packagedState} from './packagedState';
import {startSandbox} from './startSandbox';
import type {Sandbox} from './startSaved';

const chains = {mainnet, arbitrum, base};

const quoterAbi = parseAbi([
  'struct Params { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Params params) returns (uint256 amountOut, uint160, uint32, uint256)',
]);
const ownerAbi = parseAbi(['function owner() view returns (address)']);

describe.each(chainNames)('the state of %s', (name) => {
  const chainId = sandboxChains[name];
  const at = (contract: string) => addressOf(contract, chainId);
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({port: 0, chain: name});
  });
  afterAll(() => sandbox.stop());

  const accountAt = (index: number) => {
    const account = sandbox.contents.accounts[index];
    if (!account) throw new Error(`no account ${index}`);
    return account;
  };
  const client = () => {
    const account = privateKeyToAccount(accountAt(0).privateKey);
    const transport = http(sandbox.url);
    return createWalletClient({account, chain: chains[name], transport}).extend(publicActions);
  };

  test('is what the sources build: else run "npm run sandbox:pack"', async () => {
    const {contents, stateFile} = await savedState({chain: name});
    expect(packagedContents(name)).toEqual(contents);
    // Not toEqual: a difference in five megabytes takes minutes to print.
    expect(packagedState(name).equals(readFileSync(stateFile))).toBe(true);
  });

  test('answers with the id of the chain, and TAX, by which programs know a sandbox', async () => {
    expect(await client().getChainId()).toBe(chainId);
    const address = '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9';
    expect(await client().getCode({address})).toBeTruthy();
  });

  test('has code wherever it lists a contract, a token or a pool', async () => {
    const {contracts, tokens, pools} = sandbox.contents;
    for (const {address} of [...contracts, ...tokens, ...pools]) {
      expect(await client().getCode({address}), address).toBeTruthy();
    }
  });

  test.each(['UniswapV3Factory', 'QuoterV2', 'SwapRouter02', 'UniversalRouterV2_0', 'USDC'])(
    'has %s at the address of the registry',
    async (contract) => {
      expect(await client().getCode({address: at(contract)})).toBeTruthy();
    },
  );

  test('quotes WETH in the pool of 0.3% near 2,000 USDC, less fee and price impact', async () => {
    const params = {
      ...{tokenIn: at('WETH'), tokenOut: at('USDC'), amountIn: parseEther('1')},
      ...{fee: 3_000, sqrtPriceLimitX96: 0n},
    };
    const {result} = await client().simulateContract({
      address: at('QuoterV2'),
      abi: quoterAbi,
      functionName: 'quoteExactInputSingle',
      args: [params],
    });
    expect(result[0]).toBeGreaterThan(parseUnits('1992', 6));
    expect(result[0]).toBeLessThan(parseUnits('1993', 6));
  });

  test('takes a transaction that is signed for the chain', async () => {
    const hash = await client().sendTransaction({to: accountAt(1).address, value: 1n});
    expect(await client().getTransaction({hash})).toMatchObject({chainId});
  });

  test('lets the Timelock own the factory, or test account 9, as its notes say', async () => {
    const call = {address: at('UniswapV3Factory'), abi: ownerAbi, functionName: 'owner'} as const;
    const owner = await client().readContract(call);
    const {notes = []} = sandbox.contents;
    expect(owner).toBe(name === 'mainnet' ? addressOf('Timelock') : accountAt(9).address);
    expect(notes.join(' ').includes(owner)).toBe(name !== 'mainnet');
  });
});

test('keeps on mainnet the block that captured outputs name', () => {
  expect(packagedContents('mainnet').block.hash).toBe(
    '0xb4211565a8240d11d79f96c1c4a23f3025e52bb2244d32dd022c7bfcab6c4a71',
  );
});

test('answers on Arbitrum with block numbers, as its reactors ask', async () => {
  const sandbox = await startSandbox({port: 0, chain: 'arbitrum'});
  try {
    const client = createWalletClient({transport: http(sandbox.url)}).extend(publicActions);
    const number = await client.readContract({
      address: '0x0000000000000000000000000000000000000064',
      abi: parseAbi(['function arbBlockNumber() view returns (uint256)']),
      functionName: 'arbBlockNumber',
    });
    expect(number).toBe(BigInt(sandbox.contents.block.number));
  } finally {
    await sandbox.stop();
  }
});
