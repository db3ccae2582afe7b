import {SwapWidget} from '@uniswap/widgets';

// #region list
/** The only tokens that users can choose; addresses as the registry of this site has them. */
const TOKENS = [
  {
    chainId: 1,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    chainId: 1,
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    name: 'Dai Stablecoin',
    symbol: 'DAI',
    decimals: 18,
  },
];

/** Swaps between two tokens and ETH only. */
export default function ListedSwap() {
  return <SwapWidget tokenList={TOKENS} defaultOutputTokenAddress={TOKENS[0]?.address} />;
}
// #endregion list
