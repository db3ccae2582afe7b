import {Contract} from 'ethers';
import {erc20Abi, parseEther, zeroAddress} from 'viem';
import {client, clientOf, run, tokenOf} from '../../../support/chain';
import {wallet} from '../../support/ethersClient';
import {printFailure} from '../../support/printFailure';

const uni = tokenOf('UNI').address;
const recipient = clientOf(1).account.address;

async function main(): Promise<void> {
  const token = {address: uni, abi: erc20Abi} as const;
  const balance = await client.readContract({
    ...token,
    functionName: 'balanceOf',
    args: [client.account.address],
  });
  const tooMuch = [recipient, balance + 1n] as const;

  // #region errors
  await printFailure('more than the balance', () =>
    client.simulateContract({...token, functionName: 'transfer', args: tooMuch}),
  );
  await printFailure('no contract there', () =>
    client.readContract({...token, address: zeroAddress, functionName: 'totalSupply'}),
  );
  await printFailure('more ETH than there is', () =>
    client.sendTransaction({to: recipient, value: parseEther('1000000')}),
  );
  await printFailure('nonce used before', () =>
    client
      .sendTransaction({to: recipient, value: 1n, nonce: 0})
      .then(() => client.sendTransaction({to: recipient, value: 1n, nonce: 0})),
  );
  // #endregion errors

  // #region reverted
  const gas = 200_000n; // given, so that nothing is estimated and the revert is mined
  const hash = await client.writeContract({
    ...token,
    functionName: 'transfer',
    args: tooMuch,
    gas,
  });
  const {status} = await client.waitForTransactionReceipt({hash});
  // #endregion reverted
  console.log(`mined but reverted, by viem     no error, status ${status}`);

  await printFailure('mined but reverted, by ethers', async () => {
    const transfer = new Contract(uni, ['function transfer(address, uint256)'], wallet);
    const response = await transfer.transfer?.(...tooMuch, {gasLimit: gas});
    await response.wait();
  });
}

run(main);
