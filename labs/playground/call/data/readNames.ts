import type {Contents, SandboxPool} from '../../../../packages/sandbox/contents';
import type {Names, NamedAddress} from '../values/names';

const ZERO = '0x0000000000000000000000000000000000000000';

/** The names of all that stands in a sandbox, shortest words first. */
export function namesOf({block, tokens, contracts, pools, accounts}: Contents): Names {
  const named = accounts.map(({label, address}) => ({name: label, address}));
  return {
    block: {number: block.number, timestampSeconds: block.timestampSeconds},
    tokens: [
      ...tokens.map(({symbol, decimals, address}) => ({symbol, decimals, address})),
      {symbol: 'ETH', decimals: 18, address: ZERO},
    ],
    accounts: named,
    addresses: [
      {name: 'zero address', address: ZERO},
      // What v4 has in the place of ether.
      {name: 'ETH', address: ZERO},
      ...contracts.map(({contract, address}) => ({name: contract, address})),
      ...pools.filter(({version}) => version !== 'v4').map(poolName),
      ...named,
    ],
  };
}

const poolName = ({version, pair, feePips, address}: SandboxPool): NamedAddress => ({
  name: `pool ${version} ${pair}${version === 'v3' ? ` ${feePips / 10_000}%` : ''}`,
  address,
});
