import {parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';

const file = 'examples/v3/reference/periphery/Callers.sol';
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter
const positions = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88'; // NonfungiblePositionManager

/** Contracts of ours that hold a periphery contract by one of its interfaces, and where it is. */
const callers = [
  ['MySwap', 'router', router],
  ['MyBatch', 'router', router],
  ['MyEthSwap', 'router', router],
  ['MyFee', 'router', router],
  ['QuoteTest', 'quoter', '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6'], // Quoter
  ['QuoteTestV2', 'quoter', '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'], // QuoterV2
  ['TickReader', 'lens', '0xbfd8137f7d1516D3ea5cA83523914859ec47F573'], // TickLens
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
