import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {permissionsOf} from '../../../src/protocol/hookFlags';
import {MORE_THAN_ANY_SUPPLY} from './amounts';
import type {Warning} from './explanation';
import {addressIn, numberIn} from './factsOf';
import type {Scope} from './humanise';
import {routeOf} from './routeOf';
import {present, warning} from './warning';

/** What a reader should look at in an action of v4, beside limits, which depend on later actions. */
export const actionWarnings = (scope: Scope): readonly Warning[] =>
  scope.isAction
    ? [
        ...hooksOf(scope).flatMap((hook) => hookWarning(hook, scope)),
        ...present([order(scope), unlimitedMint(scope)]),
      ]
    : [];

const hooksOf = ({name, facts}: Scope): readonly Address[] => {
  const hooks = [
    addressIn(facts, 'hooks'),
    ...(routeOf(name, facts) ?? []).map((hop) => hop.hooks),
  ];
  return [...new Set(hooks.filter((hook) => hook !== undefined))].filter(
    (hook) => !isAddressEqual(hook, zeroAddress),
  );
};

/** A hook whose address lets it change what the caller pays or gets. */
function hookWarning(hook: Address, {name}: Scope): readonly Warning[] {
  const isSwap = name.startsWith('SWAP');
  const rights = permissionsOf(BigInt(hook)).filter((right) =>
    isSwap ? /SwapReturnDelta$/.test(right) : /AddLiquidityReturnDelta$/.test(right),
  );
  if (rights.length === 0) return [];
  const text = `The hook ${hook} may change what this ${isSwap ? 'swap' : 'deposit'} costs or gives (${rights.join(', ')}): only your limits restrict it.`;
  return [warning('hook-delta', text)];
}

/** Pools have their currencies in order. */
function order({facts}: Scope): Warning | undefined {
  const [one, other] = [addressIn(facts, 'currency0'), addressIn(facts, 'currency1')];
  if (!one || !other || !facts.has('tickSpacing') || BigInt(one) < BigInt(other)) return undefined;
  return warning('pool-key', 'currency0 is not below currency1: there is no such pool.');
}

function unlimitedMint({name, facts}: Scope): Warning | undefined {
  if (!/^(MINT_POSITION|INCREASE_LIQUIDITY)$/.test(name)) return undefined;
  const isUnlimited = ['amount0Max', 'amount1Max'].every(
    (field) => (numberIn(facts, field) ?? 0n) >= MORE_THAN_ANY_SUPPLY,
  );
  return isUnlimited
    ? warning(
        'no-maximum',
        'amount0Max and amount1Max limit nothing: the liquidity may cost any amount, in any ratio.',
      )
    : undefined;
}
