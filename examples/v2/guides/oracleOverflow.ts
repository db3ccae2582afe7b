import assert from 'node:assert/strict';
import {parseAbi, parseEther, toHex} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {inUsdc, pair, tester} from '../reference/support/contracts';
import {weth} from '../support/tokens';
import {fixedAbi, nextBlockAt, priceNow} from './support/oracles';

const windowSeconds = 3_600n;
const slotOfSum1 = 10; // of price1CumulativeLast in a pair's storage

const file = 'examples/v2/guides/FixedWindowOracle.sol';
const sums = {
  file: 'examples/v2/guides/CheckedSums.sol',
  abi: parseAbi([
    'function growthChecked(uint256 sumThen, uint256 sumNow) pure returns (uint256)',
    'function growth(uint256 sumThen, uint256 sumNow) pure returns (uint256)',
  ]),
} as const;

run(async () => {
  // The sum of the prices wraps around half a window after this call of the pair.
  await confirm(await client.writeContract({...pair, functionName: 'sync'}));
  const value = 2n ** 256n - ((await priceNow()) * windowSeconds) / 2n;
  await tester.setStorageAt({address: pair.address, index: slotOfSum1, value: toHex(value)});

  const address = await deploy({file, contract: 'FixedWindowOracle'}, [
    pair.address,
    windowSeconds,
  ]);
  const oracle = {address, abi: fixedAbi} as const;
  const sumOf = () => client.readContract({...oracle, functionName: 'sum1AtOpening'});
  const sumThen = await sumOf();
  const openedAt = await client.readContract({...oracle, functionName: 'openedAt'});
  await nextBlockAt(openedAt + windowSeconds);
  await confirm(await client.writeContract({...oracle, functionName: 'update'}));
  const sumNow = await sumOf();

  const args = [weth.address, parseEther('1')] as const;
  const average = await client.readContract({...oracle, functionName: 'consult', args});
  console.log(`the sum fell                    ${sumNow < sumThen}`);
  console.log(`average, all the same           ${inUsdc(average)} per WETH`);

  const contract = {
    address: await deploy({file: sums.file, contract: 'CheckedSums'}),
    abi: sums.abi,
    args: [sumThen, sumNow],
  } as const;
  const growth = await client.readContract({...contract, functionName: 'growth'});
  assert.equal(growth, (await priceNow()) * windowSeconds);
  await printFailure('with checks', () =>
    client.readContract({...contract, functionName: 'growthChecked'}),
  );
});
