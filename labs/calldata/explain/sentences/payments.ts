import {formatUnits} from '../../../../src/protocol/decimal';
import type {Tell, Teller} from './tell';

const minimumOf = (tell: Tell): string =>
  tell.amount(tell.has('amountMin') ? 'amountMin' : 'amountMinimum');
const fee = (tell: Tell): string =>
  `, after a fee of ${Number(tell.value('feeBips')) / 100} % for ${tell.who('feeRecipient')}`;

const swept: Teller = (tell) =>
  `Sends all of the token that the router holds, at least ${minimumOf(tell)}, to ${tell.who('recipient')}`;
const unwrapped: Teller = (tell) =>
  `Unwraps all WETH that the router holds, at least ${minimumOf(tell)}, and sends the ether to ${tell.who('recipient')}`;
const approvedManager: Teller = (tell) =>
  `Lets the position manager spend the router's ${tell.who('token')}`;
const bought: Teller = () => 'Buys from an NFT market with these bytes';

/** What moves tokens and ether without a swap, in periphery and Universal Router. */
export const payments: Readonly<Record<string, Teller>> = {
  sweepToken: swept,
  SWEEP: (tell) =>
    `Sends all that the router holds, at least ${tell.amount('amountMin')}, to ${tell.who('recipient')}`,
  sweepTokenWithFee: (tell) => `${swept(tell)}${fee(tell)}`,
  unwrapWETH9: unwrapped,
  UNWRAP_WETH: unwrapped,
  unwrapWETH9WithFee: (tell) => `${unwrapped(tell)}${fee(tell)}`,
  refundETH: () => 'Sends the ether that is left in the contract to the caller',
  wrapETH: (tell) => `Wraps ${tell.amount('value')} of the router's ether`,
  WRAP_ETH: (tell) =>
    `Wraps ${tell.amount('amount')} of the router's ether, to ${tell.who('recipient')}`,
  pull: (tell) => `Takes ${tell.amount('value')} from the caller into the router`,
  TRANSFER: (tell) => `Sends ${tell.amount('value')} of the router to ${tell.who('recipient')}`,
  PAY_PORTION: (tell) =>
    `Sends ${Number(tell.value('bips')) / 100} % of what the router holds of ${tell.who('token')} to ${tell.who('recipient')}`,
  PAY_PORTION_FULL_PRECISION: (tell) =>
    `Sends ${formatUnits(BigInt(tell.value('portion')), 16n)} % of what the router holds of ${tell.who('token')} to ${tell.who('recipient')}`,
  BALANCE_CHECK_ERC20: (tell) =>
    `Fails unless ${tell.who('owner')} has at least ${tell.amount('minBalance')}; what was there before counts`,
  ACROSS_V4_DEPOSIT_V3: (tell) =>
    `Deposits ${tell.amount('inputAmount')} into Across, for ${tell.who('recipient')} on chain ${tell.value('destinationChainId')}`,
  approveMax: approvedManager,
  approveMaxMinusOne: approvedManager,
  approveZeroThenMax: approvedManager,
  approveZeroThenMaxMinusOne: approvedManager,
  APPROVE_ERC20: () => 'Lets a market of NFTs spend the router’s balance of the token',
  SEAPORT: bought,
  SEAPORT_V1_4: bought,
  LOOKS_RARE_V2: bought,
  NFTX: bought,
  NFT20: bought,
  SUDOSWAP: bought,
  ELEMENT_MARKET: bought,
  X2Y2_721: bought,
  X2Y2_1155: bought,
  FOUNDATION: bought,
  CRYPTOPUNKS: (tell) => `Buys CryptoPunk ${tell.value('punkId')} for ${tell.who('recipient')}`,
  OWNER_CHECK_721: (tell) => `Fails unless ${tell.who('owner')} owns NFT ${tell.value('id')}`,
  OWNER_CHECK_1155: (tell) =>
    `Fails unless ${tell.who('owner')} has enough of the ERC-1155 token ${tell.value('id')}`,
  SWEEP_ERC721: (tell) => `Sends NFT ${tell.value('id')} to ${tell.who('recipient')}`,
  SWEEP_ERC1155: (tell) =>
    `Sends the ERC-1155 token ${tell.value('id')} to ${tell.who('recipient')}`,
};
