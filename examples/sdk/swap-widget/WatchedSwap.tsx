import {SwapWidget} from '@uniswap/widgets';

// #region events
type Props = {
  /** Tells your app what happened; the text is for a log. */
  report: (text: string) => void;
};

/** Tells the app of each transaction, and of what went wrong. */
export default function WatchedSwap({report}: Props) {
  return (
    <SwapWidget
      onTxSubmit={(hash) => report(`sent ${hash}`)}
      onTxSuccess={(hash) => report(`mined ${hash}`)}
      onTxFail={(hash) => report(`reverted ${hash}`)}
      onError={(error) => report(`failed: ${error.message}`)}
    />
  );
}
// #endregion events
