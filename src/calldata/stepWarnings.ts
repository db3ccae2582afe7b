import type {Hex} from 'viem';
import type {Field, Warning} from './explanation';
import {numberIn} from './factsOf';
import type {Scope} from './humanise';
import {splitPath} from './routeOf';
import {warning} from './warnings';

const PAIR_MINIMUMS = [
  ['amountAMin', 'amountBMin'],
  ['amountTokenMin', 'amountETHMin'],
  ['amount0Min', 'amount1Min'],
] as const;
/** What holds other steps, and its fields that do. */
const HOLDERS =
  /^(execute|multicall|callPositionManager|EXECUTE_SUB_PLAN|V4_SWAP|V4_POSITION_MANAGER)/;
const HELD = /^(inputs|data|params|calldata)$/;

/** What a reader should look at in a step as a whole. */
export const stepWarnings = (fields: readonly Field[], scope: Scope): readonly Warning[] => [
  ...pairMinimums(scope),
  ...badPath(scope),
  ...tokenPermits(scope),
  ...alsoOfTokens(scope),
  ...closed(fields, scope),
];

const pairMinimums = ({facts}: Scope): readonly Warning[] =>
  PAIR_MINIMUMS.filter((names) => names.every((name) => numberIn(facts, name) === 0n)).map(
    ([one, other]) =>
      warning('zero-minimum', `${one} and ${other} are 0: any ratio of the pool passes.`),
  );

function badPath({facts}: Scope): readonly Warning[] {
  const path = facts.get('path');
  if (path?.parts) {
    return path.parts.length < 2 ? [warning('path', 'The path has fewer than two tokens.')] : [];
  }
  return path?.type === 'bytes' && !splitPath(path.raw as Hex)
    ? [
        warning(
          'path',
          'The path is not made of tokens of 20 bytes with fees of 3 bytes between them.',
        ),
      ]
    : [];
}

/** Permits like that of DAI know no amount. */
const tokenPermits = ({name}: Scope): readonly Warning[] =>
  name.startsWith('selfPermitAllowed')
    ? [warning('unlimited', 'The permit has no limit: all of the token, now and later.')]
    : [];

/** Calldata does not say which contract is called, and tokens share these selectors. */
function alsoOfTokens({name, facts}: Scope): readonly Warning[] {
  const amount = facts.get('tokenId')?.raw;
  if (amount === undefined || !/^(approve|transferFrom)$/.test(name)) return [];
  const does = name === 'approve' ? 'lets `to` spend' : 'moves';
  return [
    warning(
      'erc20',
      `Sent to an ERC-20 token, the same calldata ${does} ${amount} smallest units of it: look at the address that is called.`,
    ),
  ];
}

/** Steps that stay bytes: actions of v4, what stands too deep or where no encoder puts it. */
function closed(fields: readonly Field[], {name}: Scope): readonly Warning[] {
  if (!HOLDERS.test(name)) return [];
  const held = fields
    .filter((field) => HELD.test(field.name) && /^bytes(\[\])?$/.test(field.type))
    .flatMap((field) => field.parts ?? [field]);
  return held.some(({holds}) => !holds)
    ? [warning('closed', 'What the steps inside do is not read here.')]
    : [];
}
