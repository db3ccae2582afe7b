import type {ContractFacts} from './addressSet';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';

const helper = (note: string): ContractFacts => ({kind: 'helper', note});
const governed = (note: string): ContractFacts => ({kind: 'governance', note});

const releaser = governed(
  'Releases TokenJar’s balance to a caller who sends bridged UNI, which goes to 0x…dEaD on Ethereum',
);
const deployer = helper('Deployed the contracts of the fee; not to be called');
const bridge = helper('Carries UNI over Wormhole');
const anchor = helper('Attestation that the vote of December 2025 made');

const contracts: Readonly<Record<string, ContractFacts>> = {
  V3OpenFeeAdapter: governed(
    'Owns the v3 factory, on mainnet since 2026-03-06; anyone may apply its fees to a pool',
  ),
  V3FeeAdapter: {
    kind: 'governance',
    status: 'superseded',
    note: 'Owned the v3 factory from December 2025 to 2026-03-06; V3OpenFeeAdapter followed',
  },
  V4FeeAdapter: governed(
    'Controls the protocol fee of v4; in use where PoolManager names it as protocolFeeController',
  ),
  V4FeePolicy: governed('Returns the fee that V4FeeAdapter sets for a pool'),
  TokenJar: governed('Receives the protocol fees; pays out only to its releaser'),
  Firepit: governed(
    'Releases TokenJar’s balance to a caller who sends UNI to 0x…dEaD; the supply of UNI does not change',
  ),
  OptimismBridgedResourceFirepit: releaser,
  ArbitrumBridgedResourceFirepit: releaser,
  ArbitrumOrbitResourceFirepit: releaser,
  WormholeReleaser: releaser,
  UNIVesting: governed('Pays out UNI of the treasury every quarter since 2026'),
  SyntheticNttUni: {kind: 'token', note: 'UNI as bridged over Wormhole'},
  NttManager: bridge,
  NttManagerImplementation: bridge,
  WormholeTransceiver: bridge,
  WormholeTransceiverImplementation: bridge,
  AgreementAnchor1: anchor,
  AgreementAnchor2: anchor,
  AgreementAnchor3: anchor,
  MainnetDeployer: deployer,
  UnichainDeployer: deployer,
  ProtocolFeeDeployer: deployer,
  FeeCollector: {kind: 'helper'},
};

/** Where the protocol fees of v2, v3 and v4 go, and who sets them. */
export const protocolFee = takeListed({
  product: 'fees',
  contracts,
  rows: listedRows.fees,
  nameOf: ([row]) => (row?.contract === 'Deployer' ? 'ProtocolFeeDeployer' : row?.contract),
});
