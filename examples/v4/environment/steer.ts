import {
  createTestClient,
  formatUnits,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem';
import {chain, client as reader, confirm, transport} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {quoter} from '../support/lenses';
import {manager} from '../support/manager';
import {key as plainKey, type PoolKey, usdc} from '../support/pool';

const node = createTestClient({mode: 'anvil', chain, transport})
  .extend(publicActions)
  .extend(walletActions);
const hookAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function owner() view returns (address)',
  'function setFee(PoolKey key, uint24 feePips)',
]);

/** The pool whose fee a hook sets: of ETH and USDC, as PoolManager has recorded it. */
async function poolWithDynamicFee(): Promise<PoolKey> {
  const events = await reader.getContractEvents({
    address: manager.address,
    abi: parseAbi([
      'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
    ]),
    args: {currency0: plainKey.currency0, currency1: usdc.address},
    fromBlock: 0n,
    strict: true,
  });
  const pool = events.find(({args}) => args.fee === 0x800000)?.args;
  if (!pool) throw new Error('no pool of ETH and USDC has a dynamic fee');
  return pool;
}

async function printQuote(when: string, poolKey: PoolKey): Promise<void> {
  const params = {poolKey, zeroForOne: true, exactAmount: parseEther('1'), hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [params]} as const;
  const {result} = await reader.simulateContract(call);
  console.log(`${when}: 1 ETH buys ${formatUnits(result[0], usdc.decimals)} USDC`);
}

runOnSandbox('acts as the owner of a hook, and takes it back', async () => {
  const key = await poolWithDynamicFee();
  await printQuote('at a fee of 0.3 %', key);

  // #region snapshot
  const id = await node.snapshot();
  // #endregion snapshot

  // #region owner
  const hook = {address: key.hooks, abi: hookAbi} as const;
  const owner = await reader.readContract({...hook, functionName: 'owner'});
  await node.impersonateAccount({address: owner});
  await node.setBalance({address: owner, value: parseEther('1')});
  const args = [key, 10_000] as const; // 1 %
  await confirm(await node.writeContract({...hook, functionName: 'setFee', args, account: owner}));
  await printQuote('at a fee of 1 %', key);
  // #endregion owner

  // #region revert
  await node.revert({id});
  await printQuote('after going back', key);
  // #endregion revert
});
