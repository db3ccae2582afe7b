import type {BigNumber} from '@uniswap/sdk';
import {type Address, parseAbi} from 'viem';
import {addressOf, client} from '../../../support/chain';
import {USDC} from '../../support/tokens';

export const factory = addressOf('UniswapV1Factory'); // on mainnet and the sandbox only

// #region abi
export const factoryAbi = parseAbi([
  'function getExchange(address token) view returns (address exchange)',
]);

export const exchangeAbi = parseAbi([
  'function getEthToTokenInputPrice(uint256 eth_sold) view returns (uint256 tokens)',
  'function getEthToTokenOutputPrice(uint256 tokens_bought) view returns (uint256 wei_sold)',
  'function getTokenToEthInputPrice(uint256 tokens_sold) view returns (uint256 wei_bought)',
  'function getTokenToEthOutputPrice(uint256 eth_bought) view returns (uint256 tokens)',
  'function ethToTokenSwapInput(uint256 min_tokens, uint256 deadline) payable returns (uint256)',
  'function tokenToTokenSwapInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address token_addr) returns (uint256)',
]);
// #endregion abi

/** The exchange of a token, as the factory knows it. */
export const exchangeOf = (token: string): Promise<Address> =>
  client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getExchange',
    args: [token as Address],
  });

/** The exchange of USDC and ETH. */
export const usdcExchange = (): Promise<Address> => exchangeOf(USDC.address);

// #region integers
/** An amount of bignumber.js as a bigint, by way of text without an exponent. */
export const toBigint = (amount: BigNumber): bigint => BigInt(amount.toFixed(0));
// #endregion integers
