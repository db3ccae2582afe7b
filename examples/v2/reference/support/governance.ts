import {parseAbi} from 'viem';
import {addressOf, tokenOf} from '../../../support/chain';

/** The token whose delegated balance counts as votes. */
export const uni = {
  address: tokenOf('UNI').address,
  abi: parseAbi([
    'function DELEGATION_TYPEHASH() view returns (bytes32)',
    'function balanceOf(address account) view returns (uint256)',
    'function delegate(address delegatee)',
    'function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
    'function getCurrentVotes(address account) view returns (uint96)',
    'function getPriorVotes(address account, uint256 blockNumber) view returns (uint96)',
    'function nonces(address account) view returns (uint256)',
    'function transfer(address dst, uint256 rawAmount) returns (bool)',
  ]),
} as const;

/** The first governor. */
export const governor = {
  address: addressOf('GovernorAlpha'),
  abi: parseAbi([
    'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
    'event ProposalQueued(uint256 id, uint256 eta)',
    'function castVote(uint256 proposalId, bool support)',
    'function execute(uint256 proposalId) payable',
    'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
    'function queue(uint256 proposalId)',
    'function quorumVotes() pure returns (uint256)',
    'function state(uint256 proposalId) view returns (uint8)',
    'function votingPeriod() pure returns (uint256)',
  ]),
} as const;

/** Holds the treasury, and calls what has passed. */
export const timelock = {
  address: addressOf('Timelock'),
  abi: parseAbi(['function delay() view returns (uint256)']),
} as const;

/** Keeps the role that turns v2's protocol fee on. */
export const feeToSetter = {
  address: addressOf('FeeToSetter'),
  abi: parseAbi([
    'function feeTo() view returns (address)',
    'function toggleFees(bool on)',
    'function vestingEnd() view returns (uint256)',
  ]),
} as const;

/** Pays UNI out over time. */
export const vesterAbi = parseAbi([
  'function claim()',
  'function vestingBegin() view returns (uint256)',
]);
