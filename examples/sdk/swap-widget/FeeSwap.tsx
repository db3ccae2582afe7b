import {SwapWidget} from '@uniswap/widgets';

// #region fee
/** 0.30% of what the user gets, in bips: 1/10,000. */
const FEE_BIPS = 30;

type Props = {
  /** Who gets the fee, by chain id; checksummed addresses that you hold keys of. */
  recipients: Record<number, string>;
};

/** Takes a fee from the output of each swap. */
export default function FeeSwap({recipients}: Props) {
  return <SwapWidget convenienceFee={FEE_BIPS} convenienceFeeRecipient={recipients} />;
}
// #endregion fee
