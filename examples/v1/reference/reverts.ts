import {createTestClient, type Hash, parseEther, parseUnits, zeroAddress} from 'viem';
import {mainnet} from 'viem/chains';
import {printFailure} from '../../sdk/support/printFailure';
import {approve} from '../../support/allowances';
import {account, client, deadlineIn, run, transport} from '../../support/chain';
import {exchangeAbi as abi} from '../support/exchangeAbi';
import {balanceOf, DAI, exchangeOf, UNI, USDC} from '../support/v1';

const testClient = createTestClient({mode: 'anvil', chain: mainnet, transport});

run(async () => {
  const address = await exchangeOf(USDC);
  const exchange = {address, abi, account} as const;
  const deadline = await deadlineIn(600n);
  const {timestamp} = await client.getBlock();
  const oneEther = parseEther('1');
  const args = [oneEther] as const;
  const quoted = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args,
  });
  const buy = (minTokens: bigint, until: bigint, value = oneEther) =>
    client.simulateContract({
      ...exchange,
      functionName: 'ethToTokenSwapInput',
      args: [minTokens, until],
      value,
    });
  const buyFor = (recipient: `0x${string}`) =>
    client.simulateContract({
      ...exchange,
      functionName: 'ethToTokenTransferInput',
      args: [quoted, deadline, recipient],
      value: oneEther,
    });
  const toToken = (token: `0x${string}`) =>
    client.simulateContract({
      ...exchange,
      functionName: 'tokenToTokenSwapInput',
      args: [parseUnits('100', 6), parseEther('90'), parseEther('0.04'), deadline, token],
    });
  const add = (minShares: bigint, maxTokens: bigint, until: bigint) =>
    client.simulateContract({
      ...exchange,
      functionName: 'addLiquidity',
      args: [minShares, maxTokens, until],
      value: oneEther,
    });

  // #region swaps
  await printFailure('one unit above the quote', () => buy(quoted + 1n, deadline));
  await printFailure('a minimum of nothing', () => buy(0n, deadline));
  await printFailure('no ETH', () => buy(quoted, deadline, 0n));
  await printFailure('a deadline that is past', () => buy(quoted, timestamp - 1n));
  await printFailure('to the exchange itself', () => buyFor(address));
  await printFailure('to the zero address', () => buyFor(zeroAddress));
  // #endregion swaps

  // #region outputs
  const reserve = await balanceOf(USDC, address);
  const price = (tokens: bigint) =>
    client.readContract({...exchange, functionName: 'getEthToTokenOutputPrice', args: [tokens]});
  await printFailure('all of the reserve', () => price(reserve));
  await printFailure('an amount of nothing', () => price(0n));
  await printFailure('more than the ETH sent buys', () =>
    client.simulateContract({
      ...exchange,
      functionName: 'ethToTokenSwapOutput',
      args: [quoted + 1n, deadline],
      value: oneEther,
    }),
  );
  // #endregion outputs

  // #region tokens
  await printFailure('no allowance', () => toToken(DAI));
  await approve({token: USDC, spender: address, amount: parseUnits('100', 6)});
  await toToken(DAI);
  await printFailure('a token without an exchange', () => toToken(UNI));
  await printFailure('the token of this exchange', () => toToken(USDC));
  await approve({token: USDC, spender: address, amount: 0n});
  // #endregion tokens

  // #region liquidity
  await approve({token: USDC, spender: address, amount: parseUnits('3000', 6)});
  await add(oneEther, parseUnits('2000', 6) + 1n, deadline);
  await printFailure('one token unit too few', () =>
    add(oneEther, parseUnits('2000', 6), deadline),
  );
  await printFailure('more shares than it mints', () =>
    add(oneEther + 1n, 3n * 10n ** 9n, deadline),
  );
  await printFailure('no minimum of shares', () => add(0n, 3n * 10n ** 9n, deadline));
  await printFailure('setup again', () =>
    client.simulateContract({...exchange, functionName: 'setup', args: [DAI]}),
  );
  // #endregion liquidity

  // #region deadlines
  const at = (await client.getBlock()).timestamp + 100n;
  const gas = 500_000n; // given, so that no estimate runs in another block
  await testClient.setNextBlockTimestamp({timestamp: at});
  const swap = await client.writeContract({
    ...exchange,
    functionName: 'ethToTokenSwapInput',
    args: [quoted, at],
    value: oneEther,
    gas,
  });
  await printStatus('a swap in the second of its deadline', swap);
  const deposit = async (timestamp: bigint, until: bigint): Promise<Hash> => {
    await testClient.setNextBlockTimestamp({timestamp});
    const args = [parseEther('0.9'), parseUnits('2500', 6), until] as const;
    const call = {...exchange, functionName: 'addLiquidity', args} as const;
    return client.writeContract({...call, value: oneEther, gas});
  };
  await printStatus('a deposit in the second of its deadline', await deposit(at + 10n, at + 10n));
  await printStatus('a deposit one second before it', await deposit(at + 20n, at + 21n));
  // #endregion deadlines
});

async function printStatus(what: string, hash: Hash): Promise<void> {
  const {status} = await client.waitForTransactionReceipt({hash});
  console.log(`${what}: ${status}`);
}
