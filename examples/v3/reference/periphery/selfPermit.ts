import {
  encodeFunctionData,
  maxUint256,
  parseAbi,
  parseEther,
  parseSignature,
  parseUnits,
} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {erc20Abi, show, usdc, weth, type Token} from '../support/tokens';
import {deadlineSoon, minimumFor, poolOf, router} from './support/router';
import {dai, daiPermit, usdcPermit} from './support/permits';

const account = client.account.address;
const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);

const allowance = ({address}: Token): Promise<bigint> =>
  client.readContract({
    ...{address, abi: erc20Abi, functionName: 'allowance'},
    args: [account, router.address],
  });

async function swapBy(permit: `0x${string}`, token: Token, amountIn: bigint): Promise<void> {
  // #region swap
  const pool = poolOf(token, weth);
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactInputSingle',
    args: [{...pool, recipient: account, deadline, amountIn, amountOutMinimum}],
  });
  const args = [[permit, swap]] as const; // the allowance exists before the swap needs it
  await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  // #endregion swap
}

async function permitUsdc(): Promise<void> {
  // #region self-permit
  const value = parseUnits('2000', 6); // USDC: exactly what the swap takes
  const deadline = await deadlineSoon();
  const nonce = await client.readContract({
    ...{address: usdc.address, abi: noncesAbi, functionName: 'nonces', args: [account]},
  });
  const message = {owner: account, spender: router.address, value, nonce, deadline};
  const signature = await client.signTypedData({...usdcPermit, message});
  const {r, s, yParity} = parseSignature(signature);
  const permit = encodeFunctionData({
    ...router,
    functionName: 'selfPermit',
    args: [usdc.address, value, deadline, 27 + yParity, r, s],
  });
  // #endregion self-permit
  console.log(`allowed before  ${show(await allowance(usdc), usdc)}`);
  await swapBy(permit, usdc, value);
  console.log(`allowed after   ${show(await allowance(usdc), usdc)}`);
}

async function permitIfNecessary(): Promise<void> {
  const value = parseUnits('2000', 6); // USDC
  const deadline = await deadlineSoon();
  const nonce = await client.readContract({
    ...{address: usdc.address, abi: noncesAbi, functionName: 'nonces', args: [account]},
  });
  const message = {owner: account, spender: router.address, value, nonce, deadline};
  const {r, s, yParity} = parseSignature(await client.signTypedData({...usdcPermit, message}));
  // #region if-necessary
  const args = [usdc.address, value, deadline, 27 + yParity, r, s] as const;
  // Anyone may hand in a signature that they have seen; here somebody does so first.
  const first = encodeFunctionData({...router, functionName: 'selfPermit', args});
  await confirm(await client.sendTransaction({to: router.address, data: first}));
  const again = {...router, account: client.account, args} as const;
  const reverts = await client.simulateContract({...again, functionName: 'selfPermit'}).then(
    () => false,
    () => true,
  );
  console.log(`selfPermit once more reverts: ${reverts}`);
  const permit = encodeFunctionData({...router, functionName: 'selfPermitIfNecessary', args});
  await swapBy(permit, usdc, value);
  // #endregion if-necessary
  console.log(
    `selfPermitIfNecessary and the swap pass; allowed after ${show(await allowance(usdc), usdc)}`,
  );
}

async function permitDai(): Promise<void> {
  // #region allowed
  const expiry = await deadlineSoon();
  const nonce = await client.readContract({
    ...{address: dai.address, abi: noncesAbi, functionName: 'nonces', args: [account]},
  });
  const message = {holder: account, spender: router.address, nonce, expiry, allowed: true};
  const {r, s, yParity} = parseSignature(await client.signTypedData({...daiPermit, message}));
  const permit = encodeFunctionData({
    ...router,
    functionName: 'selfPermitAllowedIfNecessary',
    args: [dai.address, nonce, expiry, 27 + yParity, r, s],
  });
  // #endregion allowed
  await swapBy(permit, dai, parseEther('2000'));
  console.log(`without limit: ${(await allowance(dai)) === maxUint256}`);
  // #region revoke
  await confirm(
    await client.writeContract({
      ...{address: dai.address, abi: erc20Abi, functionName: 'approve'},
      args: [router.address, 0n],
    }),
  );
  // #endregion revoke
  console.log(`revoked: ${show(await allowance(dai), dai)}`);
}

run(async () => {
  await permitUsdc();
  await permitIfNecessary();
  await permitDai();
});
