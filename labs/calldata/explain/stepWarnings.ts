import {isAddressEqual, type Hex} from 'viem';
import {unitOfAmount, MORE_THAN_ANY_SUPPLY} from './amounts';
import type {Field, Warning} from './explanation';
import {addressIn, numberIn} from './factsOf';
import type {Scope} from './humanise';
import {FEW_UNITS, isJudged, isTiny} from './ledger/limits';
import {tokenOf} from './ledger/stepReader';
import {splitPath} from './routeOf';
import {actionWarnings} from './actionWarnings';
import {unsettled} from './unsettled';
import {present, warning} from './warning';
import {whoseAddress} from './whoseAddress';

/** Names of two minimums that go together. */
const PAIR_MINIMUMS = [
  ['amountAMin', 'amountBMin'],
  ['amountTokenMin', 'amountETHMin'],
  ['amount0Min', 'amount1Min'],
] as const;
/** What holds other steps, and its fields that do. */
const HOLDERS =
  /^(execute|multicall|callPositionManager|EXECUTE_SUB_PLAN|V4_SWAP|V[34]_POSITION_MANAGER|modifyLiquidities|unlock|Actions)/;
const CONTENT = /^(inputs|data|params|calldata|unlockData)$/;

/** What a reader should look at in a step as a whole. */
export const stepWarnings = (fields: readonly Field[], scope: Scope): readonly Warning[] => [
  ...pairMinimums(scope),
  ...acrossDeposit(scope),
  ...actionWarnings(scope),
  ...unsettled(fields, scope),
  ...present([
    badPath(scope),
    tokenPermit(scope),
    alsoOfPositions(scope),
    closedSteps(fields, scope),
    unequalLengths(fields, scope),
  ]),
];

/** Liquidity of 0 is how fees are collected in v4. */
const pairMinimums = (scope: Scope): readonly Warning[] =>
  (numberIn(scope.facts, 'liquidity') === 0n ? [] : PAIR_MINIMUMS)
    .filter((names) => names.every((name) => isNextToNothing(name, scope)))
    .map((names) => {
      const amounts = names.map((name) => String(numberIn(scope.facts, name)));
      const [one, other] = names;
      return warning(
        'any-ratio',
        amounts.every((amount) => amount === '0')
          ? `${one} and ${other} are 0: any ratio of the pool passes.`
          : `${one} and ${other} are ${amounts.join(' and ')}, next to nothing: any ratio of the pool passes. Where one token alone is moved, the minimum of the other may be 0, not both.`,
      );
    });

function isNextToNothing(name: string, scope: Scope): boolean {
  const amount = numberIn(scope.facts, name);
  const counted = unitOfAmount(name, scope);
  const token = counted === 'ether' ? counted : counted && tokenOf(counted);
  const of = {token, catalogue: scope.context.catalogue};
  return amount !== undefined && isTiny(amount, of) && isJudged(amount, of);
}

/** What another chain pays for a deposit into Across, and who may speak for the deposit. */
function acrossDeposit({name, facts, context}: Scope): readonly Warning[] {
  const {sender} = context;
  const depositor = addressIn(facts, 'depositor');
  if (name !== 'ACROSS_V4_DEPOSIT_V3' || !depositor) return [];
  const isTinyOutput = (numberIn(facts, 'outputAmount') ?? 0n) < FEW_UNITS;
  const isOther = !sender || !isAddressEqual(sender, depositor);
  const whose = sender ? 'is not the sender.' : 'gets any refund: whose address is it?';
  return present([
    isTinyOutput
      ? warning('zero-minimum', 'outputAmount is next to nothing: a relayer may keep the rest.')
      : undefined,
    isOther ? whoseAddress(`depositor ${depositor} ${whose}`, context) : undefined,
  ]);
}

function badPath({facts}: Scope): Warning | undefined {
  const path = facts.get('path');
  if (path?.parts) {
    if (path.type === 'tuple[]') {
      return path.parts.length === 0 ? warning('path', 'The path has no pool.') : undefined;
    }
    return path.parts.length < 2
      ? warning('path', 'The path has fewer than two tokens.')
      : undefined;
  }
  if (path?.type !== 'bytes' || splitPath(path.raw as Hex)) return undefined;
  const text = 'The path is not made of tokens of 20 bytes with fees of 3 bytes between them.';
  return warning('path', text);
}

/** Permits like that of DAI know no amount. */
const tokenPermit = ({name}: Scope): Warning | undefined =>
  name.startsWith('selfPermitAllowed')
    ? warning('unlimited', 'The permit has no limit: all of the token, now and later.')
    : undefined;

/** Tokens and position NFTs share these selectors; where the called address is known, so is which. */
function alsoOfPositions({name, facts, context}: Scope): Warning | undefined {
  const value = numberIn(facts, 'value');
  if (context.to || !value || value >= MORE_THAN_ANY_SUPPLY) return undefined;
  if (!/^(approve|transferFrom)$/.test(name)) return undefined;
  const does = name === 'approve' ? 'lets the spender move' : 'moves';
  return warning(
    'nft',
    `Sent to the position manager, the same calldata ${does} position NFT ${value}: check the address that is called.`,
  );
}

/** Steps that stay bytes: what stands too deep or where no encoder puts it. */
function closedSteps(fields: readonly Field[], {name}: Scope): Warning | undefined {
  if (!HOLDERS.test(name)) return undefined;
  const contents = fields
    .filter((field) => CONTENT.test(field.name) && /^bytes(\[\])?$/.test(field.type))
    .flatMap((field) => field.parts ?? [field]);
  return contents.some(({content}) => !content)
    ? warning('closed', 'The steps inside are not read here.')
    : undefined;
}

function unequalLengths(fields: readonly Field[], {name}: Scope): Warning | undefined {
  if (ACTION_HOLDERS.test(name)) return unequalActions(fields);
  if (!/^(execute|EXECUTE_SUB_PLAN)/.test(name)) return undefined;
  const commands = (fields.find((one) => one.name === 'commands')?.raw.length ?? 2) / 2 - 1;
  const inputs = fields.find((one) => one.name === 'inputs')?.parts?.length ?? 0;
  if (commands === inputs) return undefined;
  const text = `${commands} commands and ${inputs} inputs: the router reverts with LengthMismatch.`;
  return warning('lengths', text);
}

/** What holds actions of v4 as two fields. */
const ACTION_HOLDERS = /^(V4_SWAP|Actions|modifyLiquiditiesWithoutUnlock)$/;

function unequalActions(fields: readonly Field[]): Warning | undefined {
  const actions = (fields.find(({name}) => name === 'actions')?.raw.length ?? 2) / 2 - 1;
  const params = fields.find(({name}) => name === 'params')?.parts?.length ?? 0;
  if (actions === params) return undefined;
  const text = `${actions} actions and ${params} params: the contract reverts with InputLengthMismatch.`;
  return warning('lengths', text);
}
