import {SwapWidget, type SwapWidgetProps} from '@uniswap/widgets';

// #region connected
type Props = {
  provider: SwapWidgetProps['provider'];
  /** Opens your app's own dialog for wallets. */
  onConnect: () => void;
};

/** Leaves connecting to the app: the widget's own dialog stays closed. */
export default function ConnectedSwap({provider, onConnect}: Props) {
  return (
    <SwapWidget
      provider={provider}
      onConnectWalletClick={() => {
        onConnect();
        return false;
      }}
    />
  );
}
// #endregion connected
