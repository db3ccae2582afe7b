import {sources} from './sources';
import type {State} from './state';

const readOnMainnet = {chainId: 1, asOf: '2026-09-19', source: sources.chainReading};

const ofGovernor = (id: string, subject: string, value: string, name: string): State => ({
  id,
  subject,
  value,
  ...readOnMainnet,
  read: {contract: 'GovernorBravo', signature: `function ${name}() view returns (uint256)`},
});

/** What governance can change of its own rules, and the sites and stages of a vote. */
export const governanceStates: readonly State[] = [
  ofGovernor(
    'proposal-threshold',
    'UNI that a proposer needs more than',
    '1,000,000 UNI (`1000000000000000000000000`)',
    'proposalThreshold',
  ),
  ofGovernor(
    'quorum',
    'UNI that must vote in favour',
    '40,000,000 UNI (`40000000000000000000000000`)',
    'quorumVotes',
  ),
  ofGovernor('voting-delay', 'Wait before a vote', '13,140 blocks', 'votingDelay'),
  ofGovernor('voting-period', 'Length of a vote', '40,320 blocks', 'votingPeriod'),
  {
    id: 'timelock-delay',
    subject: 'Wait in the Timelock',
    value: '172,800 s (2 days)',
    ...readOnMainnet,
    read: {contract: 'Timelock', signature: 'function delay() view returns (uint256)'},
  },
  {
    id: 'timelock-admin',
    subject: 'Account that queues and executes',
    value: {contract: 'GovernorBravo'},
    ...readOnMainnet,
    read: {contract: 'Timelock', signature: 'function admin() view returns (address)'},
  },
  {
    id: 'request-for-comment',
    subject: 'Stage 1, request for comment',
    value: 'on the forum for at least 7 days; votes on fee parameters skip it',
    asOf: '2026-09-21',
    source: sources.governanceProcess,
  },
  {
    id: 'temperature-check',
    subject: 'Stage 2, temperature check',
    value: 'on Snapshot for 5 days: for, against or abstain; at least 10,000,000 UNI for',
    asOf: '2026-09-21',
    source: sources.governanceProcess,
  },
  {
    id: 'voting-site',
    subject: 'Voting site of the Uniswap Foundation',
    value: '[vote.uniswapfoundation.org](https://vote.uniswapfoundation.org), on Agora',
    asOf: '2026-09-21',
    source: sources.votingGuide,
  },
  {
    id: 'delegation-steps',
    subject: 'Steps of a delegation on the voting site',
    value:
      'for yourself, open your profile from your address at the top and press **Delegate**; for another account, choose it in the list of voters and press **Delegate** in its profile',
    asOf: '2026-09-21',
    source: sources.votingGuide,
  },
  {
    id: 'tally',
    subject: 'Tally',
    value: 'wound down; its app continues under ScopeLift and is to be renamed',
    since: '2026-04',
    asOf: '2026-09-21',
    source: sources.governanceProcess,
  },
];
