// #region imports
import {RouterPreference, SwapWidget, type SwapWidgetProps} from '@uniswap/widgets';
import '@uniswap/widgets/fonts.css';
// #endregion imports

// #region node
/** Nodes to read from, by chain id; use your own, or a key that only your origin may use. */
const NODES: SwapWidgetProps['jsonRpcUrlMap'] = {
  1: ['https://mainnet.example/your-key', 'https://fallback.example'],
};
// #endregion node

// #region tokens
/** UNI on Ethereum mainnet; the widget shows it only if it is on the token list. */
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
// #endregion tokens

// #region settings
/** Reverts where a swap pays 0.5% less than quoted, or waits for more than 20 minutes. */
const SETTINGS: SwapWidgetProps['settings'] = {
  slippage: {auto: false, max: '0.5'},
  transactionTtl: 20,
  routerPreference: RouterPreference.CLIENT,
};
// #endregion settings

// #region widget
type Props = {
  /** The wallet of your app, by EIP-1193; without one, the widget shows quotes and asks to connect. */
  provider?: SwapWidgetProps['provider'];
};

/** Swaps any token of the list, and starts with 0.5 ETH for UNI. */
export default function Swap({provider}: Props) {
  return (
    <SwapWidget
      provider={provider}
      jsonRpcUrlMap={NODES}
      settings={SETTINGS}
      defaultInputTokenAddress="NATIVE"
      defaultInputAmount="0.5"
      defaultOutputTokenAddress={UNI}
      width="100%"
    />
  );
}
// #endregion widget
