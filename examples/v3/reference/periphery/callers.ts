import {parseAbi} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';

const file = 'examples/v3/reference/periphery/Callers.sol';
const router = addressOf('SwapRouter');
const positions = addressOf('NonfungiblePositionManager');

/** Contracts of ours that hold a periphery contract by one of its interfaces, and where it is. */
const callers = [
  ['MySwap', 'router', router],
  ['MyBatch', 'router', router],
  ['MyEthSwap', 'router', router],
  ['MyFee', 'router', router],
  ['QuoteTest', 'quoter', addressOf('Quoter')],
  ['QuoteTestV2', 'quoter', addressOf('QuoterV2')],
  ['TickReader', 'lens', addressOf('TickLens')],
  ['MyLaunch', 'positionManager', positions],
  ['MyVault', 'positions', positions],
] as const;

run(async () => {
  for (const [contract, getter, address] of callers) {
    const abi = parseAbi([`function ${getter}() view returns (address)`]);
    const deployed = await deploy({file, contract}, [address]);
    const held = await client.readContract({address: deployed, abi, functionName: getter});
    console.log(`${contract} keeps its ${getter}: ${held === address}`);
  }

  const pools = await deploy({file, contract: 'MyPools'}, [router]);
  const abi = parseAbi(['function factory() view returns (address)']);
  const ofPools = await client.readContract({address: pools, abi, functionName: 'factory'});
  const ofRouter = await client.readContract({address: router, abi, functionName: 'factory'});
  console.log(`MyPools keeps the factory of the router: ${ofPools === ofRouter}`);

  const encoder = await deploy({file, contract: 'MyEncoder'});
  const step = await client.readContract({
    address: encoder,
    abi: parseAbi(['function FIRST_STEP() view returns (bytes4)']),
    functionName: 'FIRST_STEP',
  });
  console.log(`MyEncoder begins with selfPermitIfNecessary: ${step}`);
});
