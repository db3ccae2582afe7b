import {account, requireBalance} from '../../../support/chain';
import {mintedIn, modifyLiquidities, positions} from '../../support/positions';
import {key, usdc} from '../../support/pool';
import {withPermit2} from '../../support/withPermit2';
import {budget, mostFor, positionWithin, range, readPool} from './plan';

/** Opens the position of the mint guide, or one between other ticks; gives its id and its liquidity. */
export async function mintPosition(ticks = range): Promise<{tokenId: bigint; liquidity: bigint}> {
  const position = positionWithin(await readPool(), budget, ticks);
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position);
  const [mostWei, mostUsdc] = most;
  await requireBalance(usdc, mostUsdc);
  const {tickLower, tickUpper} = ticks;
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  const receipt = await withPermit2([permitted], () =>
    modifyLiquidities(
      [
        ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'],
        ['SETTLE_PAIR', key.currency0, key.currency1],
        ['SWEEP', key.currency0, account],
      ],
      mostWei,
    ),
  );
  return {tokenId: mintedIn(receipt), liquidity};
}
