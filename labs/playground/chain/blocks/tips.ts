import type {Ledger} from '../ledger';
import type {Block} from './blocks';

/** Wei per gas that anvil pays the miner at least. */
export const LEAST_TIP = 1_000_000_000n;

/** What a transaction paid the miner, in wei per gas, and its gas. */
type Paid = {tip: bigint; gasUsed: bigint};

/** The tip that anvil suggests: the lowest of the newest block, but not less than 1 gwei. */
export function suggestedTip({blocks}: Ledger): bigint {
  const tips = paidIn(blocks.latest, blocks.loadedTransactionsOf(blocks.latest));
  const lowest = tips[0]?.tip ?? LEAST_TIP;
  return lowest > LEAST_TIP ? lowest : LEAST_TIP;
}

/** Tips of a block at percentiles of its gas, as `eth_feeHistory` has them; zeros of an empty block. */
export function tipsAt({blocks}: Ledger, block: Block, percentiles: readonly number[]): bigint[] {
  const paid = paidIn(block, blocks.loadedTransactionsOf(block));
  return percentiles.map((percentile) => {
    const threshold = (Number(block.header.gasUsed) * percentile) / 100;
    let gas = 0n;
    return paid.find(({gasUsed}) => Number((gas += gasUsed)) >= threshold)?.tip ?? 0n;
  });
}

type Mined = ReturnType<Ledger['blocks']['loadedTransactionsOf']>;

/** From the lowest tip to the highest. */
function paidIn({header}: Block, mined: Mined): Paid[] {
  const baseFee = BigInt(header.baseFeePerGas);
  return mined
    .map(({receipt: {effectiveGasPrice, gasUsed}}) => ({
      tip: BigInt(effectiveGasPrice) - baseFee,
      gasUsed: BigInt(gasUsed),
    }))
    .sort((a, b) => Number(a.tip - b.tip));
}
