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
import {dynamicKey} from '../support/dynamicKey';
import {quoter} from '../support/lenses';
import {type PoolKey, usdc} from '../support/pool';

const node = createTestClient({mode: 'anvil', chain, transport})
  .extend(publicActions)
  .extend(walletActions);
const hookAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function owner() view returns (address)',
  'function setFee(PoolKey key, uint24 feePips)',
]);

async function printQuote(when: string, poolKey: PoolKey): Promise<void> {
  const params = {poolKey, zeroForOne: true, exactAmount: parseEther('1'), hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [params]} as const;
  const {result} = await reader.simulateContract(call);
  console.log(`${when}: 1 ETH buys ${formatUnits(result[0], usdc.decimals)} USDC`);
}

runOnSandbox('acts as the owner of a hook, and takes it back', async () => {
  const key = await dynamicKey();
  await printQuote('at a fee of 0.3%', key);

  // #region snapshot
  const id = await node.snapshot();
  // #endregion snapshot

  // #region owner
  const hook = {address: key.hooks, abi: hookAbi} as const;
  const owner = await reader.readContract({...hook, functionName: 'owner'});
  await node.impersonateAccount({address: owner});
  await node.setBalance({address: owner, value: parseEther('1')});
  const args = [key, 10_000] as const; // 1%
  await confirm(await node.writeContract({...hook, functionName: 'setFee', args, account: owner}));
  await printQuote('at a fee of 1%', key);
  // #endregion owner

  // #region revert
  await node.revert({id});
  await printQuote('after going back', key);
  // #endregion revert
});
