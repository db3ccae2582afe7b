import {
  type Address,
  decodeErrorResult,
  erc20Abi,
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseUnits,
  toFunctionSelector,
  zeroAddress,
} from 'viem';
import {account, client, confirm, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';

const usdc = tokenOf('USDC');
const ether = zeroAddress;
const abi = parseAbi([
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'function pay(address currency, address to, uint256 amount)',
  'function balances(address currency) view returns (uint256 own, uint256 ofOwner)',
  'function compare(address a, address b) view returns (bool isLess, bool isGreater, bool isAtLeast, bool isEqual)',
  'function idOf(address currency) view returns (uint256 id, bool isEther)',
  'function currencyOf(uint256 id) view returns (address)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/Purse.sol', contract: 'Purse'};
  const purse = {address: await deploy(source), abi} as const;
  const dollars = (amount: bigint) => `${formatUnits(amount, usdc.decimals)} USDC`;
  const read = (currency: Address) =>
    client.readContract({...purse, functionName: 'balances', args: [currency]});

  // #region balances
  const gift = [purse.address, parseUnits('50', usdc.decimals)] as const;
  const token = {address: usdc.address, abi: erc20Abi} as const;
  await confirm(await client.writeContract({...token, functionName: 'transfer', args: gift}));
  await confirm(await client.sendTransaction({to: purse.address, value: parseEther('1')}));
  const [wei] = await read(ether);
  const [units] = await read(usdc.address);
  console.log(`holds ${formatEther(wei)} ETH and ${dollars(units)}`);
  // #endregion balances

  // #region transfer
  const pay = async (currency: Address, amount: bigint) =>
    confirm(
      await client.writeContract({
        ...purse,
        functionName: 'pay',
        args: [currency, account, amount],
      }),
    );
  await pay(ether, parseEther('0.25'));
  await pay(usdc.address, parseUnits('20', usdc.decimals));
  const [weiLeft] = await read(ether);
  const [unitsLeft] = await read(usdc.address);
  console.log(`paid, and holds ${formatEther(weiLeft)} ETH and ${dollars(unitsLeft)}`);
  // #endregion transfer

  // #region failures
  const names = ['NativeTransferFailed()', 'ERC20TransferFailed()'];
  for (const currency of [ether, usdc.address]) {
    const args = [currency, account, parseEther('2')] as const;
    const data = await refusal(client.simulateContract({...purse, functionName: 'pay', args}));
    const {args: values} = decodeErrorResult({abi, data});
    const details = values[3];
    const name = names.find((one) => toFunctionSelector(one) === details);
    console.log(`too much of ${currency === ether ? 'ether' : 'USDC'}: ${name}`);
  }
  // #endregion failures

  // #region compare
  const order = {...purse, functionName: 'compare', args: [ether, usdc.address]} as const;
  const [isLess, isGreater, isAtLeast, isEqual] = await client.readContract(order);
  console.log(`ether < USDC ${isLess}, > ${isGreater}, >= ${isAtLeast}, == ${isEqual}`);
  // #endregion compare

  // #region id
  for (const currency of [ether, usdc.address]) {
    const ask = {...purse, functionName: 'idOf', args: [currency]} as const;
    const [id, isEther] = await client.readContract(ask);
    console.log(`id ${id}, ether ${isEther}`);
  }
  const tooWide = BigInt(usdc.address) + 2n ** 160n;
  const back = {...purse, functionName: 'currencyOf', args: [tooWide]} as const;
  console.log(`id + 2^160 is USDC, too: ${(await client.readContract(back)) === usdc.address}`);
  // #endregion id
});
