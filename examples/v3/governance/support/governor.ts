import {parseAbi} from 'viem';
import {addressOf, tokenOf} from '../../../support/chain';
import {createName, writeText} from './calls';

export const governor = addressOf('GovernorAlpha');
export const uni = tokenOf('UNI').address;

export const governorAbi = parseAbi([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
  'function getActions(uint256 proposalId) view returns (address[] targets, uint256[] values, string[] signatures, bytes[] calldatas)',
  'function state(uint256 proposalId) view returns (uint8)',
  'function castVote(uint256 proposalId, bool support)',
  'function cancel(uint256 proposalId)',
  'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
]);

export const bravoAbi = parseAbi([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
  'function castVote(uint256 proposalId, uint8 support)',
]);

export const uniAbi = parseAbi([
  'function delegate(address delegatee)',
  'function getCurrentVotes(address account) view returns (uint96)',
]);

// #region proposal
const calls = [createName, writeText];

/** Four lists of equal length, one place for each call, and a text. */
export const proposal = [
  calls.map(({target}) => target),
  calls.map(() => 0n), // no ether is sent
  calls.map(({signature}) => signature),
  calls.map(({calldata}) => calldata),
  'Grant a use of v3-core (example)',
] as const;
// #endregion proposal
