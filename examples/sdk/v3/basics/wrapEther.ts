import assert from 'node:assert/strict';
import {Contract, utils} from 'ethers';
import {encodeFunctionData, formatEther, hexToBigInt, parseAbi, parseEther} from 'viem';
import {parseEventLogs, type TransactionReceipt} from 'viem';
import {account, client, confirm, isSandbox, rpcUrl, run} from '../../../support/chain';
import {tokenOf} from '../../../support/chain';
import {provider, wallet} from '../../support/ethersClient';

// #region constants
const weth = tokenOf('WETH').address; // from addresses.json, for the chain of CHAIN
const amountWei = parseEther('1'); // 1000000000000000000: 18 decimals

const abi = [
  'function balanceOf(address owner) view returns (uint256)',
  'function deposit() payable',
  'function withdraw(uint256 amountWei)',
  'event Deposit(address indexed owner, uint256 amountWei)',
] as const;
const contract = {address: weth, abi: parseAbi(abi)} as const;
// #endregion constants

// #region raw
async function balanceByHand(): Promise<bigint> {
  const args = [account] as const;
  const data = encodeFunctionData({...contract, functionName: 'balanceOf', args});
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{to: weth, data}, 'latest'],
    }),
  });
  const {result} = await response.json();
  return hexToBigInt(result); // 32 bytes as hex
}
// #endregion raw

// #region read-viem
const balanceByViem = (): Promise<bigint> =>
  client.readContract({...contract, functionName: 'balanceOf', args: [account]});
// #endregion read-viem

// #region read-ethers
async function balanceByEthers(): Promise<bigint> {
  const balance = await new Contract(weth, abi, provider)['balanceOf']?.(account);
  return BigInt(balance.toString()); // from ethers' BigNumber
}
// #endregion read-ethers

// #region send-viem
async function wrapByViem(): Promise<TransactionReceipt> {
  const call = {...contract, functionName: 'deposit', value: amountWei} as const;
  const {request} = await client.simulateContract(call); // fails here if it would revert
  const hash = await client.writeContract(request);
  return confirm(hash); // waits, and throws if the receipt says "reverted"
}
// #endregion send-viem

// #region send-ethers
async function wrapByEthers(): Promise<void> {
  const writable = new Contract(weth, abi, wallet);
  const [simulate, deposit] = [writable.callStatic['deposit'], writable['deposit']];
  if (!simulate || !deposit) throw new Error('the ABI has no deposit');
  await simulate({value: amountWei}); // fails here if it would revert
  const response = await deposit({value: amountWei});
  await response.wait(); // throws if it reverted
}
// #endregion send-ethers

async function main(): Promise<void> {
  const before = await balanceByViem();
  assert.equal(await balanceByHand(), before);
  assert.equal(await balanceByEthers(), before);
  console.log(`chain      ${await client.getChainId()}`);
  console.log(`read       ${formatEther(before)} WETH by JSON-RPC, viem and ethers`);

  const calldata = encodeFunctionData({...contract, functionName: 'deposit'});
  assert.equal(new utils.Interface(abi).encodeFunctionData('deposit'), calldata);
  console.log(`calldata   ${calldata}, value ${amountWei} wei, by viem and ethers`);

  // #region verify
  const etherBefore = await client.getBalance({address: account});
  const {gasUsed, effectiveGasPrice, logs} = await wrapByViem();
  const paidWei = etherBefore - (await client.getBalance({address: account}));
  const [deposit] = parseEventLogs({abi: contract.abi, eventName: 'Deposit', logs});
  assert.equal(await balanceByViem(), before + amountWei);
  const feeWei = gasUsed * effectiveGasPrice; // paid in ETH, too; some chains charge for data besides
  assert((await isSandbox()) ? paidWei === amountWei + feeWei : paidWei >= amountWei + feeWei);
  assert.deepEqual(deposit?.args, {owner: account, amountWei});
  // #endregion verify
  console.log(`by viem    ${formatEther(await balanceByViem())} WETH, ${gasUsed} gas`);
  console.log(`event      Deposit of ${formatEther(deposit?.args.amountWei ?? 0n)} to the account`);

  await wrapByEthers();
  assert.equal(await balanceByViem(), before + 2n * amountWei);
  console.log(`by ethers  ${formatEther(await balanceByViem())} WETH`);

  // #region undo
  const args = [2n * amountWei] as const;
  await confirm(await client.writeContract({...contract, functionName: 'withdraw', args}));
  assert.equal(await balanceByViem(), before);
  // #endregion undo
  console.log(`undone     ${formatEther(await balanceByViem())} WETH`);
}

run(main);
