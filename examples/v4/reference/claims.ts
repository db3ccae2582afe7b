import {encodeFunctionData, formatUnits, parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {refusal} from '../hooks/support/refusal';
import {deployUnlocker, manager} from '../support/manager';
import {usdc} from '../support/pool';

const claims = {
  address: manager.address,
  abi: [
    ...manager.abi,
    ...parseAbi([
      'function allowance(address owner, address spender, uint256 id) view returns (uint256)',
      'function approve(address spender, uint256 id, uint256 amount) returns (bool)',
      'function supportsInterface(bytes4 interfaceId) view returns (bool)',
    ]),
  ],
} as const;
const id = BigInt(usdc.address); // of a claim: the currency as a number
const owner = client.account.address;
const units = (amount: string) => parseUnits(amount, usdc.decimals);
const dollars = (amount: bigint) => formatUnits(amount, usdc.decimals);

run(async () => {
  const unlocker = await deployUnlocker(units('5'));
  const held = (account: typeof owner) =>
    client.readContract({...claims, functionName: 'balanceOf', args: [account, id]});

  // #region mint
  const mint = {...claims, functionName: 'mint', args: [owner, id, units('5')]} as const;
  const limit = {currency: usdc.address, least: -units('5')};
  await unlocker.run([encodeFunctionData(mint)], [limit]);
  console.log(`minted: we hold ${dollars(await held(owner))}`);
  // #endregion mint

  // #region transfer
  const transfer = {...claims, functionName: 'transfer'} as const;
  const sent = {...transfer, args: [unlocker.address, id, units('2')]} as const;
  await confirm(await client.writeContract(sent));
  console.log(
    `sent 2: we hold ${dollars(await held(owner))}, the contract ${dollars(await held(unlocker.address))}`,
  );
  const tooMuch = {...transfer, args: [unlocker.address, id, units('4')]} as const;
  const data = await refusal(client.simulateContract(tooMuch));
  console.log(`sending 4 more: Panic(0x${data.slice(-2)})`);
  // #endregion transfer

  // #region approve
  const approve = {...claims, functionName: 'approve'} as const;
  const allowed = {...approve, args: [unlocker.address, id, units('1.5')]} as const;
  await confirm(await client.writeContract(allowed));
  const burn = {...claims, functionName: 'burn', args: [owner, id, units('1')]} as const;
  await unlocker.run([encodeFunctionData(burn)], [{currency: usdc.address, least: units('1')}]);
  const rest = await client.readContract({
    ...claims,
    functionName: 'allowance',
    args: [owner, unlocker.address, id],
  });
  console.log(
    `burned 1 by allowance: ${dollars(await held(owner))} left, ${dollars(rest)} allowed`,
  );
  // #endregion approve

  // #region interface
  const erc6909 = '0x0f632fb3';
  const isErc6909 = await client.readContract({
    ...claims,
    functionName: 'supportsInterface',
    args: [erc6909],
  });
  console.log(`supports ERC-6909: ${isErc6909}`);
  // #endregion interface
});
