import type {Words, Sentence} from './words';

const selfPermit: Sentence = (words) =>
  `Lets the called contract spend the caller’s ${words.who('token')}, by a signature of the caller`;
const allowed = (words: Words): string =>
  words.value('amount') === '0'
    ? `revokes the allowance of ${words.who('spender')} for ${words.who('token')} in Permit2`
    : `lets ${words.who('spender')} spend ${words.amount('amount')} through Permit2 ${words.until('expiration')}`;
const allowedMany = (words: Words): string =>
  `lets ${words.who('spender')} spend ${words.tokens('details')} through Permit2, each up to its amount and time`;
const transferred: Sentence = (words) =>
  words.has('permitted')
    ? `Takes ${words.tokens('permitted')} that ${words.who('owner')} signed for, once`
    : `Takes ${words.value('requestedAmount')} of at most ${words.amount('amount')} that ${words.who('owner')} signed for, once, to ${words.who('to')}`;
const signedTransfer: Sentence = (words) =>
  words.has('permitted')
    ? `Lets ${words.who('spender')} take ${words.tokens('permitted')}, once, ${words.until('deadline')}`
    : `Lets ${words.who('spender')} take up to ${words.amount('amount')}, once, ${words.until('deadline')}`;

const tokensOf = (words: Words, name = 'value'): string =>
  `${words.amount(name)}${words.has('token') ? '' : ' of the called token'}`;
/** EIP-2612. */
const tokenPermit = (words: Words): string =>
  `an ERC-20 permit lets ${words.who('spender')} spend ${tokensOf(words)}, valid until the owner changes it, if it is used ${words.until('deadline')}`;

/** The form of DAI, which has no amount. */
const allOrNone = (words: Words): string =>
  `the token${words.has('token') ? ` ${words.who('token')}` : ''}: ${words.who('spender')} may spend ${words.value('allowed') === 'true' ? 'all' : 'none'} of what ${words.who('holder')} has`;

/** Allowances and signed transfers: Permit2, its commands and payloads, and permits of tokens. */
export const permits: Readonly<Record<string, Sentence>> = {
  selfPermit,
  selfPermitIfNecessary: selfPermit,
  selfPermitAllowed: selfPermit,
  selfPermitAllowedIfNecessary: selfPermit,
  approve: (words) => {
    if (words.has('tokenId')) {
      return `Lets ${words.who('to')} move position NFT ${words.value('tokenId')}`;
    }
    if (words.value('value') === '0') {
      return `Revokes the ERC-20 allowance: ${words.who('spender')} may spend nothing of the ${words.has('token') ? words.who('token') : 'called token'} of the caller`;
    }
    return words.has('value')
      ? `An ERC-20 allowance: ${words.who('spender')} may spend ${tokensOf(words)} from the caller, until the caller changes it`
      : `The caller ${allowed(words)}`;
  },
  increaseAllowance: (words) =>
    `Adds to an ERC-20 allowance: ${words.who('spender')} may spend ${tokensOf(words, 'addedValue')} more from the caller, until the caller changes it`,
  decreaseAllowance: (words) =>
    `Lowers an ERC-20 allowance: ${words.who('spender')} may spend ${tokensOf(words, 'subtractedValue')} less from the caller`,
  transfer: (words) => `Sends ${tokensOf(words)} from the caller to ${words.who('to')}`,
  setApprovalForAll: (words) =>
    words.value('approved') === 'true'
      ? `Lets ${words.who('operator')} move ${words.nfts} that the caller has or will have`
      : `Revokes the right of ${words.who('operator')} to move ${words.nfts} that the caller has`,
  permitForAll: (words) =>
    words.value('approved') === 'true'
      ? `By a signature, lets ${words.who('operator')} move every position NFT of ${words.who('owner')}, including future ones`
      : `By a signature, revokes the right of ${words.who('operator')} to move position NFTs of ${words.who('owner')}`,
  permitBatch: (words) => `By a signature, ${words.who('owner')} ${allowedMany(words)}`,
  subscribe: (words) =>
    `Has ${words.who('newSubscriber')} notified of changes to position NFT ${words.value('tokenId')}`,
  unsubscribe: (words) => `Ends the notifications about position NFT ${words.value('tokenId')}`,
  permit: (words) => {
    if (words.has('tokenId')) {
      return `Lets ${words.who('spender')} move position NFT ${words.value('tokenId')}, by its owner’s signature`;
    }
    if (words.has('value')) return `${words.who('owner')} signed: ${tokenPermit(words)}`;
    if (words.has('allowed')) return `By a signature, a permit of ${allOrNone(words)}`;
    return `By a signature, ${words.who('owner')} ${words.has('details') ? allowedMany(words) : allowed(words)}`;
  },
  Permit: (words) => {
    if (words.has('tokenId')) {
      return `The signer lets ${words.who('spender')} move position NFT ${words.value('tokenId')}, ${words.until('deadline')}`;
    }
    return words.has('allowed')
      ? `A permit of ${allOrNone(words)}`
      : `The signer allows: ${tokenPermit(words)}`;
  },
  PermitSingle: (words) => `The signer ${allowed(words)}`,
  PERMIT2_PERMIT: (words) => `By a signature, the caller ${allowed(words)}`,
  PermitBatch: (words) => `The signer ${allowedMany(words)}`,
  PERMIT2_PERMIT_BATCH: (words) => `By a signature, the caller ${allowedMany(words)}`,
  transferFrom: (words) => {
    if (words.has('tokenId')) {
      return `Moves position NFT ${words.value('tokenId')} from ${words.who('from')} to ${words.who('to')}`;
    }
    if (words.has('value')) {
      return `Moves ${tokensOf(words)} from ${words.who('from')} to ${words.who('to')} with the caller’s allowance`;
    }
    return words.has('amount')
      ? `Moves ${words.amount('amount')} from ${words.who('from')} to ${words.who('to')} with the caller’s allowance`
      : `Makes ${words.count('transferDetails')} transfers with the caller’s allowances`;
  },
  safeTransferFrom: (words) =>
    `Moves position NFT ${words.value('tokenId')} from ${words.who('from')} to ${words.who('to')}`,
  PERMIT2_TRANSFER_FROM: (words) =>
    `Moves ${words.amount('amount')} from the caller to ${words.who('recipient')} through Permit2`,
  PERMIT2_TRANSFER_FROM_BATCH: () => 'Makes several transfers from the caller through Permit2',
  lockdown: (words) => `Revokes ${words.count('approvals')} allowances at once`,
  invalidateNonces: (words) =>
    `Invalidates every signature of the caller for ${words.who('spender')} below nonce ${words.value('newNonce')}`,
  invalidateUnorderedNonces: (words) =>
    `Marks nonces of word ${words.value('wordPos')} as used, so that no signature with them is valid`,
  permitTransferFrom: transferred,
  permitWitnessTransferFrom: transferred,
  PermitTransferFrom: signedTransfer,
  PermitBatchTransferFrom: signedTransfer,
  PermitWitnessTransferFrom: signedTransfer,
  PermitBatchWitnessTransferFrom: signedTransfer,
};
