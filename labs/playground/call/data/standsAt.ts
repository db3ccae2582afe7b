import type {Contents} from '../../../../packages/sandbox/contents';
import type {Address} from '../values/names';
import type {CallPage} from './callPage';
import type {Placed} from './placed';

/** What stands where functions are called, and the tokens that its units mean; throws where the sandbox lacks it. */
export function standsAt(
  place: Placed,
  {contracts, pools, tokens}: Contents,
): Pick<CallPage, 'called' | 'address' | 'tokens'> {
  const addressOf = (symbol: string): Address | undefined =>
    tokens.find((one) => one.symbol === symbol)?.address;
  if ('contract' in place) {
    return {
      called: place.contract,
      address: found(contracts.find(({contract}) => contract === place.contract)?.address, place),
      tokens: {},
    };
  }
  if ('token' in place) {
    const address = found(addressOf(place.token), place);
    return {called: place.token, address, tokens: {token: address}};
  }
  const {version, pair, feePips} = place.pool;
  const pool = pools.find(
    (one) => one.version === version && one.pair === pair && one.feePips === feePips,
  );
  const [first = '', second = ''] = pair.split('/');
  const [token0, token1] = [addressOf(first), addressOf(second)];
  return {
    called: `the pool of ${first} and ${second} of ${version}${version === 'v3' ? ` with a fee of ${feePips / 10_000}%` : ''}`,
    address: found(pool?.address, place),
    tokens: {...(token0 && {token0, token: token0}), ...(token1 && {token1})},
  };
}

function found(address: Address | undefined, place: Placed): Address {
  if (address) return address;
  throw new Error(
    `The sandbox was expected to hold ${JSON.stringify(place)}, and does not; correct labs/playground/call/data/placed.ts`,
  );
}
