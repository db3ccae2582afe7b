import {parseEther} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client, confirm, run, tokenOf, type TokenFacts} from '../../support/chain';
import {deploy} from '../../support/contract';
import {factory, pair} from '../reference/support/contracts';
import {weth} from '../support/tokens';
import {fixedAbi, nextBlockAt, slidingAbi} from './support/oracles';

const windowSeconds = 3_600n;
const oneWeth = parseEther('1');
const fixed = {file: 'examples/v2/guides/FixedWindowOracle.sol', contract: 'FixedWindowOracle'};
const sliding = {
  file: 'examples/v2/guides/SlidingWindowOracle.sol',
  contract: 'SlidingWindowOracle',
};

run(async () => {
  const oracle = {
    address: await deploy(fixed, [pair.address, windowSeconds]),
    abi: fixedAbi,
  } as const;
  const consult = ({address}: TokenFacts) =>
    client.readContract({...oracle, functionName: 'consult', args: [address, oneWeth]});
  const openedAt = await client.readContract({...oracle, functionName: 'openedAt'});

  await printFailure('asked before the first update', () => consult(weth));
  await printFailure('asked for DAI', () => consult(tokenOf('DAI')));
  await printFailure('updated too early', () =>
    client.simulateContract({...oracle, functionName: 'update'}),
  );

  await nextBlockAt(openedAt + windowSeconds);
  await confirm(await client.writeContract({...oracle, functionName: 'update'}));
  await nextBlockAt(openedAt + 4n * windowSeconds);
  await confirm(await client.writeContract({...pair, functionName: 'sync'}));
  await printFailure('asked long after the last one', () => consult(weth));

  const window = {
    address: await deploy(sliding, [pair.address, windowSeconds / 6n, 6n]),
    abi: slidingAbi,
  } as const;
  const consultWindow = () =>
    client.readContract({...window, functionName: 'consult', args: [weth.address, oneWeth]});
  await confirm(await client.writeContract({...window, functionName: 'update'}));
  await printFailure('one reading, no window yet', consultWindow);

  const stepSeconds = windowSeconds / 6n;
  const {timestamp} = await client.getBlock();
  const first = (timestamp / stepSeconds + 1n) * stepSeconds;
  for (const step of [0n, 1n, 3n, 4n, 5n, 6n, 7n, 8n]) {
    await nextBlockAt(first + step * stepSeconds);
    await confirm(await client.writeContract({...window, functionName: 'update'}));
    if (step === 6n || step === 8n) await consultWindow();
    if (step === 7n) await printFailure('step 2 was missed, in step 7', consultWindow);
  }

  const args = [tokenOf('UNI').address, weth.address] as const;
  const create = {...factory, functionName: 'createPair', args} as const;
  const {request, result: empty} = await client.simulateContract(create);
  await confirm(await client.writeContract(request));
  await printFailure('the pair is empty', () => deploy(fixed, [empty, windowSeconds]));
});
