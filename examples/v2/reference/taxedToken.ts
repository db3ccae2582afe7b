import assert from 'node:assert/strict';
import {formatUnits, parseEther, type Address} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {approve, tax, tenMinutesAhead, weth} from '../../reverts/v2/support/v2';
import {printFailure} from '../../sdk/support/printFailure';
import {holds} from '../concepts/support/balances';
import {router02} from '../support/router02';

const account = client.account.address;
const show = (label: string, amount: bigint) =>
  console.log(`${label.padEnd(30)}  ${formatUnits(amount, 18)} TAX`);

/** What a quote gives, less half a per cent. */
async function leastOf(amountIn: bigint, path: readonly Address[]): Promise<bigint> {
  const args = [amountIn, path] as const;
  const amounts = await client.readContract({...router02, functionName: 'getAmountsOut', args});
  return ((amounts.at(-1) ?? 0n) * 995n) / 1_000n;
}

run(async () => {
  const deadline = await tenMinutesAhead();
  const ether = parseEther('1');
  await approve(weth, router02.address, 3n * ether);

  // The router checks the minimum before the token keeps its 1%, so less arrives
  const buying = [weth, tax] as const;
  const least = await leastOf(ether, buying);
  const before = await holds(tax, account);
  const plain = {...router02, functionName: 'swapExactTokensForTokens'} as const;
  const buy = {...plain, args: [ether, least, buying, account, deadline]} as const;
  await confirm(await client.writeContract(buy));
  const arrived = (await holds(tax, account)) - before;
  assert(arrived < least);
  show('plain function, minimum', least);
  show('plain function, arrived', arrived);

  // #region supporting
  const supporting = {
    ...{...router02, account: client.account},
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  } as const;
  const ofQuote = await leastOf(ether, buying);
  const afterTax = (ofQuote * 99n) / 100n; // TAX keeps 1% of each transfer
  const buyFor = (minimum: bigint) =>
    client.simulateContract({...supporting, args: [ether, minimum, buying, account, deadline]});
  await printFailure('supporting, minimum of quote', () => buyFor(ofQuote));
  await buyFor(afterTax);
  show('supporting, passes with', afterTax);
  // #endregion supporting

  const selling = [tax, weth] as const;
  const sold = parseEther('1000');
  await approve(tax, router02.address, sold);
  const sale = [sold, await leastOf(sold, selling), selling, account, deadline] as const;
  await printFailure('plain function, sale', () =>
    client.simulateContract({...plain, args: sale, account: client.account}),
  );
});
