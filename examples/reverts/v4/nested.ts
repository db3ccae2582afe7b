import {encodeFunctionData, parseAbi, toFunctionSelector} from 'viem';
import {addressOf} from '../../support/chain';
import {client, confirm, reverts, run} from '../support/reproduce';
import {flags, placeHook} from './support/hook';
import {manager, onePrice, poolKey} from './support/manager';
import {act} from './support/positions';

const KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';
const CHANGE = '(int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)';
const SWAP = '(bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96)';

/** The functions that a WrappedError may name as its second argument. */
const called = [
  `beforeInitialize(address sender, ${KEY} key, uint160 price)`,
  `afterInitialize(address sender, ${KEY} key, uint160 price, int24 tick)`,
  `beforeAddLiquidity(address sender, ${KEY} key, ${CHANGE} change, bytes hookData)`,
  `afterAddLiquidity(address sender, ${KEY} key, ${CHANGE} change, int256 delta, int256 fees, bytes hookData)`,
  `beforeRemoveLiquidity(address sender, ${KEY} key, ${CHANGE} change, bytes hookData)`,
  `afterRemoveLiquidity(address sender, ${KEY} key, ${CHANGE} change, int256 delta, int256 fees, bytes hookData)`,
  `beforeSwap(address sender, ${KEY} key, ${SWAP} swap, bytes hookData)`,
  `afterSwap(address sender, ${KEY} key, ${SWAP} swap, int256 delta, bytes hookData)`,
  `beforeDonate(address sender, ${KEY} key, uint256 amount0, uint256 amount1, bytes hookData)`,
  `afterDonate(address sender, ${KEY} key, uint256 amount0, uint256 amount1, bytes hookData)`,
  'transfer(address to, uint256 amount)',
  'notifySubscribe(uint256 tokenId, bytes data)',
  'notifyModifyLiquidity(uint256 tokenId, int256 liquidityChange, int256 feesAccrued)',
  'notifyBurn(uint256 tokenId, address owner, uint256 info, uint256 liquidity, int256 feesAccrued)',
];

run(async () => {
  // A hook that refuses swaps and liquidity, with an error that only it has.
  const {hook, set} = await placeHook(flags.beforeSwap | flags.beforeAddLiquidity);
  const hooked = {...poolKey, hooks: hook};
  await confirm(
    await client.writeContract({...manager, functionName: 'initialize', args: [hooked, onePrice]}),
  );
  await set('0x12345678', true);

  // #region quote
  await reverts('quote in a pool whose hook refuses', {
    address: addressOf('V4Quoter'),
    abi: parseAbi([
      'function quoteExactInputSingle(((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, bool zeroForOne, uint128 exactAmount, bytes hookData) params) returns (uint256 amountOut, uint256 gasEstimate)',
    ]),
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: hooked, zeroForOne: true, exactAmount: 1_000n, hookData: '0x'}],
  });
  // #endregion quote

  // #region router
  // The router calls the position manager, which calls the pool manager, which calls the hook.
  const {address: account} = client.account;
  const mint = encodeFunctionData(
    act(['MINT_POSITION', hooked, 0, 60, 1_000n, 0n, 0n, account, '0x']),
  );
  await reverts('mint through the router', {
    address: addressOf('UniversalRouterV2_0'),
    abi: parseAbi(['function execute(bytes commands, bytes[] inputs) payable']),
    functionName: 'execute',
    args: ['0x14', [mint]],
  });
  // #endregion router

  // #region selectors
  for (const signature of called) {
    console.log(`${toFunctionSelector(signature)} ${signature.split('(')[0]}`);
  }
  // #endregion selectors
});
