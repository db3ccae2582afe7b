import {
  BaseError,
  ContractFunctionRevertedError,
  formatEther,
  formatUnits,
  parseEther,
  parseUnits,
} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {quoter} from '../support/lenses';
import {key, usdc} from '../support/pool';

const dai = tokenOf('DAI');

run(async () => {
  // #region exact-input-single
  const {result: sale} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: key, zeroForOne: true, exactAmount: parseEther('1'), hookData: '0x'}],
  });
  console.log(`1 ETH gives ${formatUnits(sale[0], usdc.decimals)} USDC`);
  // #endregion exact-input-single

  // #region exact-output-single
  const {result: purchase} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [
      {
        poolKey: key,
        zeroForOne: true,
        exactAmount: parseUnits('1000', usdc.decimals),
        hookData: '0x',
      },
    ],
  });
  console.log(`1000 USDC cost ${formatEther(purchase[0])} ETH`);
  // #endregion exact-output-single

  // #region path
  const toUsdc = {
    intermediateCurrency: usdc.address, // what the step gives
    fee: key.fee,
    tickSpacing: key.tickSpacing,
    hooks: key.hooks,
    hookData: '0x',
  } as const;
  const toDai = {...toUsdc, intermediateCurrency: dai.address, fee: 100, tickSpacing: 1};
  const {result: twoSteps} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInput',
    args: [{exactCurrency: key.currency0, path: [toUsdc, toDai], exactAmount: parseEther('1')}],
  });
  console.log(`1 ETH gives ${formatUnits(twoSteps[0], dai.decimals)} DAI`);
  // #endregion path

  // #region path-output
  // for an output each step names the currency that it takes
  const fromEth = {...toUsdc, intermediateCurrency: key.currency0};
  const fromUsdc = {...toDai, intermediateCurrency: usdc.address};
  const {result: bought} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutput',
    args: [
      {
        exactCurrency: dai.address,
        path: [fromEth, fromUsdc],
        exactAmount: parseUnits('1000', dai.decimals),
      },
    ],
  });
  console.log(`1000 DAI cost ${formatEther(bought[0])} ETH`);
  // #endregion path-output

  // #region failure
  const missing = {...key, fee: 12_345};
  try {
    await client.simulateContract({
      ...quoter,
      functionName: 'quoteExactInputSingle',
      args: [{poolKey: missing, zeroForOne: true, exactAmount: 1n, hookData: '0x'}],
    });
  } catch (error) {
    const cause =
      error instanceof BaseError &&
      error.walk((one) => one instanceof ContractFunctionRevertedError);
    if (!(cause instanceof ContractFunctionRevertedError)) throw error;
    console.log(
      `a pool that does not exist: ${cause.data?.errorName}(${String(cause.data?.args?.[0])})`,
    );
  }
  // #endregion failure
});
