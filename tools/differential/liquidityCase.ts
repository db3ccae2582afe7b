import {encodeFunctionData, parseAbi, type Hex} from 'viem';
import type {ActionStep} from '../../labs/calldata/explain/actions.fixture';
import type {Case, Draw, Setting} from './case';
import {keyOf, listOf} from './encodeActions';
import {v4Pools, worth, type Currency} from './market';
import {CALLER, ITSELF} from './planDraw';

const positions = parseAbi([
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
]);

/** A thousandth of what the prepared position has, and the dollars of each currency in it. */
const PART = {liquidity: 2n * 10n ** 11n, dollars: 8.95};
const WIDEST_TICK = 887_220;

/** The pool of the prepared position, in ether and USDC. */
const [POSITION_POOL] = v4Pools as [(typeof v4Pools)[number]];

const {currency0: ether, currency1: usdc} = keyOf(POSITION_POOL);

type Size = {liquidity: bigint; amounts: (factor: number) => readonly [bigint, bigint]};

/** Mints a position of v4, or changes the liquidity of the prepared one, and settles it. */
export function liquidityCase(draw: Draw, setting: Setting): Case {
  const parts = 1 + draw.below(900);
  const worthOf = (symbol: Currency, factor: number) =>
    worth(symbol, PART.dollars * parts * factor);
  const size: Size = {
    liquidity: PART.liquidity * BigInt(parts),
    amounts: (factor) => [worthOf('ETH', factor), worthOf('USDC', factor)],
  };
  const {actions, valueWei} = draw.chance(0.5)
    ? {actions: decreased(draw, setting, size), valueWei: 0n}
    : {actions: increased(draw, setting, size), valueWei: size.amounts(1.2)[0]};
  const args = [listOf(actions), setting.deadline] as const;
  const data = encodeFunctionData({abi: positions, args});
  return {contract: 'PositionManager', data, valueWei, trades: [], failing: []};
}

/** Takes liquidity out; mostly to the sender, else to the contract or to another account. */
function decreased(draw: Draw, setting: Setting, {liquidity, amounts}: Size): ActionStep[] {
  const {chance, pick} = draw;
  const decrease: ActionStep = [
    ...(['DECREASE_LIQUIDITY', setting.v4Position, liquidity] as const),
    ...amounts(0.5),
    '0x',
  ];
  if (chance(0.3)) return [decrease, ['CLOSE_CURRENCY', ether], ['CLOSE_CURRENCY', usdc]];
  const whom = chance(0.6) ? CALLER : pick([setting.sender, ITSELF, ITSELF, ...setting.strangers]);
  const takes: ActionStep[] = chance(0.6)
    ? [['TAKE_PAIR', ether, usdc, whom]]
    : [
        ['TAKE', ether, whom, 0n],
        ['TAKE', usdc, whom, 0n],
      ];
  const isSentOn = whom === ITSELF && chance(0.7);
  return [decrease, ...takes, ...(isSentOn ? swept(draw, [ether, usdc]) : [])];
}

/** Pays for liquidity with more ether than it may cost; mostly what is left comes back. */
function increased(draw: Draw, setting: Setting, {liquidity, amounts}: Size): ActionStep[] {
  const {chance} = draw;
  const limits = amounts(1.2);
  const change: ActionStep = chance(0.5)
    ? ['INCREASE_LIQUIDITY', setting.v4Position, liquidity, ...limits, '0x']
    : minted({liquidity, most: limits});
  const pays: ActionStep[] = chance(0.6)
    ? [['SETTLE_PAIR', ether, usdc]]
    : [
        ['CLOSE_CURRENCY', ether],
        ['CLOSE_CURRENCY', usdc],
      ];
  return [change, ...pays, ...(chance(0.7) ? swept(draw, [ether]) : [])];
}

/** Mints the position that calls change, of a thousand parts. */
export function mintInV4(deadline: bigint): {data: Hex; value: bigint} {
  const most = [worth('ETH', 10_000), worth('USDC', 10_000)] as const;
  const list = listOf([
    minted({liquidity: PART.liquidity * 1_000n, most}),
    ['SETTLE_PAIR', ether, usdc],
    ['SWEEP', ether, CALLER],
  ]);
  return {data: encodeFunctionData({abi: positions, args: [list, deadline]}), value: most[0]};
}

type Minted = {liquidity: bigint; most: readonly [bigint, bigint]};

const minted = ({liquidity, most}: Minted): ActionStep => [
  ...(['MINT_POSITION', keyOf(POSITION_POOL), -WIDEST_TICK, WIDEST_TICK, liquidity] as const),
  ...most,
  CALLER,
  '0x',
];

const swept = ({chance}: Draw, currencies: readonly string[]): ActionStep[] =>
  currencies.flatMap((currency): ActionStep[] =>
    chance(0.9) ? [['SWEEP', currency, CALLER]] : [],
  );
