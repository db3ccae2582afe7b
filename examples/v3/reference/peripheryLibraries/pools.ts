import {encodeAbiParameters, encodeFunctionData, parseAbi, parseEventLogs, zeroAddress} from 'viem';
import {addressOf, client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';

const factory = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi(['function getPool(address, address, uint24) view returns (address)']),
} as const;
/** The pool of USDC and WETH at 0.05%, whose positions end at ticks of their own. */
const narrow = {
  address: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
  abi: parseAbi(['function positions(bytes32 key) view returns (uint128 liquidity)']),
} as const;
const positionManager = addressOf('NonfungiblePositionManager');

const file = 'examples/v3/reference/peripheryLibraries/PoolProbe.sol';
const abi = parseAbi([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'event CalledBackBy(address pool)',
  'function poolOf(address tokenA, address tokenB, uint24 feePips) view returns (address)',
  'function keyOf(address tokenA, address tokenB, uint24 feePips) view returns (PoolKey)',
  'function addressOf(PoolKey key) view returns (address)',
  'function borrowNothing(PoolKey key)',
  'function check(address tokenA, address tokenB, uint24 feePips) view returns (address)',
  'function uniswapV3FlashCallback(uint256, uint256, bytes data)',
  'function positionKey(address owner, int24 tickLower, int24 tickUpper) view returns (bytes32)',
  'function crossed(address pool, int24 tickBefore, int24 tickAfter) view returns (uint32)',
  'function chainId() view returns (uint256)',
]);
const keyType = {
  type: 'tuple',
  components: [
    {type: 'address', name: 'token0'},
    {type: 'address', name: 'token1'},
    {type: 'uint24', name: 'fee'},
  ],
} as const;

run(async () => {
  const address = await deploy({file, contract: 'PoolProbe'}, [factory.address]);
  const probe = {address, abi} as const;
  const {account} = client;

  // #region address
  for (const feePips of [3_000, 2_500]) {
    const args = [weth.address, usdc.address, feePips] as const;
    const computed = await client.readContract({...probe, functionName: 'poolOf', args});
    const asked = await client.readContract({...factory, functionName: 'getPool', args});
    if (asked === zeroAddress) console.log(`${feePips}: an address, and no pool at it`);
    else console.log(`${feePips}: ${computed}, as the factory says: ${asked === computed}`);
  }
  // #endregion address

  // #region key
  const args = [weth.address, usdc.address, 3_000] as const;
  const key = await client.readContract({...probe, functionName: 'keyOf', args});
  console.log(`token0 is USDC: ${key.token0 === usdc.address}, fee ${key.fee}`);
  const unsorted = {token0: key.token1, token1: key.token0, fee: key.fee};
  const computing = client.readContract({...probe, functionName: 'addressOf', args: [unsorted]});
  console.log(`a key in the wrong order ${await failureOf(computing)}`);
  // #endregion key

  // #region callback
  const call = {...probe, functionName: 'borrowNothing', args: [key]} as const;
  const {logs} = await confirm(await client.writeContract(call));
  const [event] = parseEventLogs({abi, eventName: 'CalledBackBy', logs});
  console.log(`called back by the pool ${event?.args.pool}`);
  const data = encodeAbiParameters([keyType], [key]);
  const fake = {...probe, functionName: 'uniswapV3FlashCallback', args: [0n, 0n, data]} as const;
  console.log(`from an account: ${await failureOf(client.simulateContract({...fake, account}))}`);
  // #endregion callback

  // #region callback-of-tokens
  const check = (from: `0x${string}`) =>
    client.readContract({...probe, functionName: 'check', args, account: from});
  const pool = await check('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8');
  console.log(`asked by the pool: ${pool}`);
  console.log(`by the 0.05% pool: ${await failureOf(check(narrow.address))}`);
  // #endregion callback-of-tokens

  // #region position
  const range = [199_310, 201_310] as const;
  const positionKey = await client.readContract({
    ...probe,
    functionName: 'positionKey',
    args: [positionManager, ...range],
  });
  const liquidity = await client.readContract({
    ...narrow,
    functionName: 'positions',
    args: [positionKey],
  });
  console.log(`key ${positionKey}`);
  console.log(`liquidity ${liquidity}`);
  // #endregion position

  // #region ticks
  const crossed = (from: number, to: number) =>
    client.readContract({...probe, functionName: 'crossed', args: [narrow.address, from, to]});
  for (const [from, to] of [
    [200_311, 201_309],
    [200_311, 201_310],
    [201_310, 200_311],
    [200_311, 199_310],
    [200_311, 205_400],
    [201_315, 201_325],
  ] as const) {
    console.log(`${from} to ${to}: ${await crossed(from, to)}`);
  }
  // #endregion ticks

  // #region chain
  const chainId = await client.readContract({...probe, functionName: 'chainId'});
  const asked = await client.getChainId();
  console.log(`the contract says chain ${chainId}, the node ${asked}`);
  // #endregion chain

  // #region ticks-gas
  const everyTick = [narrow.address, -887_270, 887_270] as const;
  const countAll = encodeFunctionData({abi, functionName: 'crossed', args: everyTick});
  const gas = await client.estimateGas({account, to: address, data: countAll});
  const words = Math.floor(88_727 / 256) + 1 - Math.floor(-88_727 / 256);
  console.log(`${words} words of the bitmap: ${gas / BigInt(words)} gas each`);
  // #endregion ticks-gas
});
