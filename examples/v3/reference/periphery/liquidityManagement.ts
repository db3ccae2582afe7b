import {encodeAbiParameters, parseAbi, parseAbiParameters} from 'viem';
import {approve} from '../../../support/allowances';
import {addressOf, client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {usdc, weth} from '../../../support/pair';
import {mintParams} from '../../liquidity/support/mintPosition';
import {erc20Abi, show} from '../support/tokens';

const account = client.account.address;
const factory = addressOf('UniswapV3Factory');
const abi = parseAbi([
  'struct Params { address token0; address token1; uint24 fee; address recipient; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; }',
  'function add(Params params, uint256 deadline) returns (uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function remove(Params params, uint128 liquidity)',
  'function uniswapV3MintCallback(uint256 amount0Owed, uint256 amount1Owed, bytes data)',
]);

const callbackData = parseAbiParameters([
  'Data data',
  'struct Data { Key poolKey; address payer; }',
  'struct Key { address token0; address token1; uint24 fee; }',
]);

const held = async () => ({
  usdc: await client.readContract({
    ...usdc,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }),
  weth: await client.readContract({
    ...weth,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }),
});

run(async () => {
  const file = 'examples/v3/reference/periphery/LiquidityProvider.sol';
  const address = await deploy({file, contract: 'LiquidityProvider'}, [factory, weth.address]);
  const provider = {address, abi} as const;
  const start = await held();

  // #region add
  // Amounts that fit the pool's price, and the least to accept should it move: 0.5% less.
  const {deadline, ...params} = await mintParams(address);
  await approve({token: usdc.address, spender: address, amount: params.amount0Desired});
  await approve({token: weth.address, spender: address, amount: params.amount1Desired});
  const adding = {...provider, functionName: 'add', args: [params, deadline]} as const;
  const {result} = await client.simulateContract({...adding, account: client.account});
  await confirm(await client.writeContract(adding));
  const [liquidity, amount0, amount1] = result;
  console.log(`liquidity ${liquidity}`);
  console.log(`paid ${show(amount0, usdc)} and ${show(amount1, weth)}`);
  // #endregion add

  // #region callback
  // Nobody but that pool can ask for payment: not even the account that approved the contract.
  const key = {token0: usdc.address, token1: weth.address, fee: params.fee};
  const data = encodeAbiParameters(callbackData, [{poolKey: key, payer: account}]);
  const refused = await client
    .simulateContract({
      ...provider,
      account: client.account,
      functionName: 'uniswapV3MintCallback',
      args: [1n, 0n, data],
    })
    .then(
      () => false,
      () => true,
    );
  console.log(`callback refuses the account: ${refused}`);
  // #endregion callback

  const removing = {...provider, functionName: 'remove', args: [params, liquidity]} as const;
  await confirm(await client.writeContract(removing));
  const end = await held();
  console.log(
    `after removal, short of ${start.usdc - end.usdc} and ${start.weth - end.weth} smallest units`,
  );
});
