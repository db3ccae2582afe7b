import assert from 'node:assert/strict';
import {erc20Abi, formatEther, parseAbi, parseEther} from 'viem';
import {account, client, confirm, run} from '../../support/chain';
import {weth} from '../../support/pair';
import {deployKeeper, mintThrough} from './support/keeper';
import {positionManager} from './support/positions';

const payments = parseAbi(['function multicall(bytes[] data) payable returns (bytes[] results)']);
const token = {address: weth.address, abi: erc20Abi} as const;

async function main(): Promise<void> {
  const keeper = await deployKeeper();
  const stray = {address: positionManager, abi: payments, functionName: 'multicall'} as const;
  await confirm(await client.writeContract({...stray, args: [[]], value: parseEther('5')}));
  const before = await client.readContract({...token, functionName: 'balanceOf', args: [account]});

  await mintThrough(keeper);

  const [paid, left, allowed] = [
    before - (await client.readContract({...token, functionName: 'balanceOf', args: [account]})),
    await client.readContract({...token, functionName: 'balanceOf', args: [keeper.address]}),
    await client.readContract({
      ...token,
      functionName: 'allowance',
      args: [keeper.address, positionManager],
    }),
  ];
  console.log(`WETH that the depositor paid  ${formatEther(paid)}`);
  console.log(`WETH left in the keeper       ${formatEther(left)}`);
  console.log(`WETH still approved           ${formatEther(allowed)}`);
  assert.deepEqual([left, allowed], [0n, 0n]);
}

run(main);
