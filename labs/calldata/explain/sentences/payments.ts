import {formatUnits} from '../../../../src/protocol/decimal';
import {MARKETS} from '../markets';
import type {Words, Sentence} from './words';

const fee = (words: Words): string =>
  `, after a fee of ${Number(words.value('feeBips')) / 100}% for ${words.who('feeRecipient')}`;

const swept: Sentence = (words) =>
  `Sends all of the token that the router holds, at least ${words.limit('amountMin')}, to ${words.who('recipient')}`;
const unwrapped: Sentence = (words) =>
  `Unwraps all WETH that the router holds, at least ${words.limit('amountMin')}, and sends the ether to ${words.who('recipient')}`;
const approvedManager: Sentence = (words) =>
  `Lets the position manager spend the router's ${words.who('token')}`;
const buysNfts: Sentence = () => 'Buys from an NFT market with these bytes';

/** Other contracts have functions with these selectors. */
const ifWeth = (words: Words): string =>
  words.has('token') ? '' : ', if the called contract is WETH9';

/** What moves tokens and ether without a swap, in periphery and Universal Router. */
export const payments: Readonly<Record<string, Sentence>> = {
  sweepToken: swept,
  SWEEP: (words) =>
    `Sends all that the router holds, at least ${words.amount('amountMin')}, to ${words.who('recipient')}`,
  sweepTokenWithFee: (words) => `${swept(words)}${fee(words)}`,
  unwrapWETH9: unwrapped,
  UNWRAP_WETH: unwrapped,
  unwrapWETH9WithFee: (words) => `${unwrapped(words)}${fee(words)}`,
  refundETH: () => 'Sends the ether that is left in the contract to the caller',
  deposit: (words) => `Wraps the ether that is sent along, for the caller${ifWeth(words)}`,
  withdraw: (words) =>
    `Unwraps ${words.amount('wad')} of the caller into ether, for the caller${ifWeth(words)}`,
  wrapETH: (words) => `Wraps ${words.amount('value')} of the router's ether`,
  WRAP_ETH: (words) =>
    `Wraps ${words.amount('amount')} of the router's ether, to ${words.who('recipient')}`,
  pull: (words) => `Takes ${words.amount('value')} from the caller into the router`,
  TRANSFER: (words) => `Sends ${words.amount('value')} of the router to ${words.who('recipient')}`,
  PAY_PORTION: (words) =>
    `Sends ${Number(words.value('bips')) / 100}% of what the router holds of ${words.who('token')} to ${words.who('recipient')}`,
  PAY_PORTION_FULL_PRECISION: (words) =>
    `Sends ${formatUnits(BigInt(words.value('portion')), 16n)}% of what the router holds of ${words.who('token')} to ${words.who('recipient')}`,
  BALANCE_CHECK_ERC20: (words) =>
    `Fails unless ${words.who('owner')} has at least ${words.amount('minBalance')}; what it held before counts too`,
  ACROSS_V4_DEPOSIT_V3: (words) =>
    `Deposits ${words.amount('inputAmount')} into Across, for ${words.who('recipient')} on chain ${words.value('destinationChainId')}`,
  approveMax: approvedManager,
  approveMaxMinusOne: approvedManager,
  approveZeroThenMax: approvedManager,
  approveZeroThenMaxMinusOne: approvedManager,
  APPROVE_ERC20: () => 'Lets a market of NFTs spend the router’s balance of the token',
  ...Object.fromEntries(MARKETS.map((name) => [name, buysNfts])),
  CRYPTOPUNKS: (words) => `Buys CryptoPunk ${words.value('punkId')} for ${words.who('recipient')}`,
  OWNER_CHECK_721: (words) => `Fails unless ${words.who('owner')} owns NFT ${words.value('id')}`,
  OWNER_CHECK_1155: (words) =>
    `Fails unless ${words.who('owner')} has enough of the ERC-1155 token ${words.value('id')}`,
  SWEEP_ERC721: (words) => `Sends NFT ${words.value('id')} to ${words.who('recipient')}`,
  SWEEP_ERC1155: (words) =>
    `Sends the ERC-1155 token ${words.value('id')} to ${words.who('recipient')}`,
};
