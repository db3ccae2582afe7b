import {encodeFunctionData, formatEther, parseEther} from 'viem';
import {approve} from '../../../support/allowances';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {usdc} from '../../../support/pair';
import {approveDesired, mintParams} from '../../liquidity/support/mintPosition';
import {manager} from './support/manager';

const account = client.account.address;
const stranger = clientOf(2).account.address;

const etherOf = (address: `0x${string}`): Promise<bigint> => client.getBalance({address});

async function withRefund(): Promise<void> {
  const params = await mintParams(account);
  await approve({token: usdc.address, spender: manager.address, amount: params.amount0Desired});
  const before = await etherOf(account);
  // #region ether
  const value = params.amount1Desired + parseEther('1'); // more than the position takes
  const minting = encodeFunctionData({...manager, functionName: 'mint', args: [params]});
  const refunding = encodeFunctionData({...manager, functionName: 'refundETH'});
  const args = [[minting, refunding]] as const;
  const call = {...manager, functionName: 'multicall', args, value} as const;
  const receipt = await confirm(await client.writeContract(call));
  // #endregion ether
  const spent = before - (await etherOf(account)) - receipt.gasUsed * receipt.effectiveGasPrice;
  console.log(`sent  ${formatEther(value)} ETH`);
  console.log(`paid  ${formatEther(spent)} ETH`);
  console.log(`left in the manager  ${formatEther(await etherOf(manager.address))} ETH`);
}

async function withoutRefund(): Promise<void> {
  const params = await mintParams(account);
  await approveDesired(manager.address, params);
  // #region demo-only left-behind
  // demo-only: the ETH that the position does not take stays in the manager, for anybody
  const value = params.amount1Desired + parseEther('1');
  const minting = {...manager, functionName: 'mint', args: [params], value} as const;
  await confirm(await client.writeContract(minting));
  // #endregion demo-only left-behind
  console.log(`left in the manager  ${formatEther(await etherOf(manager.address))} ETH`);

  const before = await etherOf(stranger);
  const taking = {...manager, functionName: 'refundETH'} as const;
  const receipt = await confirm(await clientOf(2).writeContract(taking));
  const got = (await etherOf(stranger)) - before + receipt.gasUsed * receipt.effectiveGasPrice;
  console.log(`a stranger takes     ${formatEther(got)} ETH`);
}

async function tooLittle(): Promise<void> {
  const params = await mintParams(account);
  await approveDesired(manager.address, params);
  // #region demo-only too-little
  // demo-only: one unit short, the ETH is not used at all and WETH is pulled instead
  const value = params.amount1Desired - 1n;
  const minting = {...manager, functionName: 'mint', args: [params], value} as const;
  await confirm(await client.writeContract(minting));
  // #endregion demo-only too-little
  console.log(`left in the manager  ${formatEther(await etherOf(manager.address))} ETH`);
}

run(async () => {
  await withRefund();
  await withoutRefund();
  await tooLittle();
});
