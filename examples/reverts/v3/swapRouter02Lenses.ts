import {encodeAbiParameters, encodePacked, parseAbi, parseUnits} from 'viem';
import {deployPublished} from '../support/published';
import {client, reverts, run} from '../support/reproduce';

const v2Factory = {
  address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  abi: parseAbi(['function getPair(address tokenA, address tokenB) view returns (address)']),
} as const;
const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
]);
const quoter = {
  address: '0x84E44095eeBfEC7793Cd7d5b57B7e401D7f1cA2E', // MixedRouteQuoterV1
  abi: parseAbi([
    'function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes path) view',
  ]),
} as const;
const positionManager = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
const pool = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'; // USDC and WETH at 0.3%
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const tax = '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9'; // burns 1% of each transfer
const validatorFile =
  '@uniswap/swap-router-contracts/artifacts/contracts/lens/TokenValidator.sol/TokenValidator.json';

run(async () => {
  const validator = await deployPublished(validatorFile, [v2Factory.address, positionManager]);

  /** The flash swap by which the validator tries a token, as the pair sees it. */
  const borrow = async (token: typeof tax | typeof usdc, amount: bigint) => {
    const args = [token, weth] as const;
    const address = await client.readContract({...v2Factory, functionName: 'getPair', args});
    const pair = {address, abi: pairAbi} as const;
    const isToken0 = (await client.readContract({...pair, functionName: 'token0'})) === token;
    const [amount0Out, amount1Out] = isToken0 ? [amount, 0n] : [0n, amount];
    // What the validator held before, and what it asked for.
    const data = encodeAbiParameters([{type: 'uint256'}, {type: 'uint256'}], [0n, amount]);
    return {...pair, functionName: 'swap', args: [amount0Out, amount1Out, validator, data]};
  };

  // #region fot
  // 1% less arrives than the pair sent.
  await reverts('FOT', await borrow(tax, parseUnits('100', 18)));
  // #endregion fot

  // #region unknown
  // All of it arrives: the validator has nothing to say against the token.
  await reverts('Unknown', await borrow(usdc, parseUnits('100', 6)));
  // #endregion unknown

  // #region exact-output-quote-not-supported
  // Only the pool passes the check of the caller, and it calls back for exact inputs only. So this
  // calls as the pool, which a node allows in `eth_call`: WETH is owed, and the path begins with USDC.
  await reverts('Exact output quote not supported', {
    ...quoter,
    functionName: 'uniswapV3SwapCallback',
    args: [-1n, 1n, encodePacked(['address', 'uint24', 'address'], [usdc, 3_000, weth])],
    from: pool,
  });
  // #endregion exact-output-quote-not-supported
});
