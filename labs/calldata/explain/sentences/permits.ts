import type {Tell, Teller} from './tell';

const selfPermit: Teller = (tell) =>
  `Lets the called contract spend the caller’s ${tell.who('token')}, by a signature of the caller`;
const allowed = (tell: Tell): string =>
  `lets ${tell.who('spender')} spend ${tell.amount('amount')} through Permit2 until ${tell.time('expiration')}`;
const allowedMany = (tell: Tell): string =>
  `lets ${tell.who('spender')} spend ${tell.count('details')} tokens through Permit2, each up to its amount and time`;
const transferred: Teller = (tell) =>
  tell.has('permitted')
    ? `Takes ${tell.count('permitted')} tokens that ${tell.who('owner')} signed for, once`
    : `Takes ${tell.value('requestedAmount')} of at most ${tell.amount('amount')} that ${tell.who('owner')} signed for, once, to ${tell.who('to')}`;
const signedTransfer: Teller = (tell) =>
  tell.has('permitted')
    ? `Lets ${tell.who('spender')} take ${tell.count('permitted')} tokens, once, until ${tell.time('deadline')}`
    : `Lets ${tell.who('spender')} take up to ${tell.amount('amount')}, once, until ${tell.time('deadline')}`;

const tokensOf = (tell: Tell): string =>
  `${tell.amount('value')}${tell.has('token') ? '' : ' of the called token'}`;
/** EIP-2612. */
const tokenPermit = (tell: Tell): string =>
  `an ERC-20 permit lets ${tell.who('spender')} spend ${tokensOf(tell)}, if it is used before ${tell.time('deadline')}, until the owner changes it`;

/** Allowances and signed transfers: Permit2, its commands and payloads, and permits of tokens. */
export const permits: Readonly<Record<string, Teller>> = {
  selfPermit,
  selfPermitIfNecessary: selfPermit,
  selfPermitAllowed: selfPermit,
  selfPermitAllowedIfNecessary: selfPermit,
  approve: (tell) => {
    if (tell.has('tokenId')) {
      return `Lets ${tell.who('to')} move position NFT ${tell.value('tokenId')}`;
    }
    return tell.has('value')
      ? `An ERC-20 allowance: ${tell.who('spender')} may spend ${tokensOf(tell)} from the caller, until the caller changes it`
      : `The caller ${allowed(tell)}`;
  },
  transfer: (tell) => `Sends ${tokensOf(tell)} from the caller to ${tell.who('to')}`,
  setApprovalForAll: (tell) =>
    tell.value('approved') === 'true'
      ? `Lets ${tell.who('operator')} move every position NFT of the caller, those to come too`
      : `Takes back the right of ${tell.who('operator')} to move the caller’s position NFTs`,
  permit: (tell) => {
    if (tell.has('tokenId')) {
      return `Lets ${tell.who('spender')} move position NFT ${tell.value('tokenId')}, by its owner’s signature`;
    }
    if (tell.has('value')) return `${tell.who('owner')} signed: ${tokenPermit(tell)}`;
    return `By a signature, ${tell.who('owner')} ${tell.has('details') ? allowedMany(tell) : allowed(tell)}`;
  },
  Permit: (tell) => {
    if (tell.has('tokenId')) {
      return `The signer lets ${tell.who('spender')} move position NFT ${tell.value('tokenId')}, until ${tell.time('deadline')}`;
    }
    return tell.has('allowed')
      ? `A permit of the token ${tell.who('token')}: ${tell.who('spender')} may spend ${tell.value('allowed') === 'true' ? 'all' : 'none'} of what ${tell.who('holder')} has`
      : `The signer allows: ${tokenPermit(tell)}`;
  },
  PermitSingle: (tell) => `The signer ${allowed(tell)}`,
  PERMIT2_PERMIT: (tell) => `By a signature, the caller ${allowed(tell)}`,
  PermitBatch: (tell) => `The signer ${allowedMany(tell)}`,
  PERMIT2_PERMIT_BATCH: (tell) => `By a signature, the caller ${allowedMany(tell)}`,
  transferFrom: (tell) => {
    if (tell.has('tokenId')) {
      return `Moves position NFT ${tell.value('tokenId')} from ${tell.who('from')} to ${tell.who('to')}`;
    }
    if (tell.has('value')) {
      return `Moves ${tokensOf(tell)} from ${tell.who('from')} to ${tell.who('to')} with the caller’s allowance`;
    }
    return tell.has('amount')
      ? `Moves ${tell.amount('amount')} from ${tell.who('from')} to ${tell.who('to')} with the caller’s allowance`
      : `Makes ${tell.count('transferDetails')} transfers with the caller’s allowances`;
  },
  safeTransferFrom: (tell) =>
    `Moves position NFT ${tell.value('tokenId')} from ${tell.who('from')} to ${tell.who('to')}`,
  PERMIT2_TRANSFER_FROM: (tell) =>
    `Moves ${tell.amount('amount')} from the caller to ${tell.who('recipient')} through Permit2`,
  PERMIT2_TRANSFER_FROM_BATCH: () => 'Makes several transfers from the caller through Permit2',
  lockdown: (tell) => `Takes back ${tell.count('approvals')} allowances at once`,
  invalidateNonces: (tell) =>
    `Makes every signature of the caller for ${tell.who('spender')} below nonce ${tell.value('newNonce')} worthless`,
  invalidateUnorderedNonces: (tell) =>
    `Marks nonces of word ${tell.value('wordPos')} as used, so that no signature with them counts`,
  permitTransferFrom: transferred,
  permitWitnessTransferFrom: transferred,
  PermitTransferFrom: signedTransfer,
  PermitBatchTransferFrom: signedTransfer,
  PermitWitnessTransferFrom: signedTransfer,
  PermitBatchWitnessTransferFrom: signedTransfer,
};
