import {keccak256} from 'viem';
import {hookFaults} from '../../../protocol/hookFlags';
import {parseInteger} from '../../../protocol/parseDecimal';
import {
  encodePoolKey,
  keyFault,
  MAX_TICK_SPACING,
  MIN_TICK_SPACING,
  poolIdOf,
  sortCurrencies,
  type PoolKey,
} from '../../../protocol/poolKey';
import {rational} from '../../../protocol/rational';
import {DYNAMIC_FEE, MAX_LP_FEE, MAX_PROTOCOL_FEE, swapFee} from '../../../protocol/swapFee';
import {address, addressText} from '../addressFields';
import {choice, integer} from '../fields';
import {instrument, type Field, type Result} from '../instrument';
import {percent} from '../wording';
import {faultSentence} from './hookPowers';

const feePips: Field<bigint> = {
  label: 'LP fee',
  unit: 'pips: 3000 is 0.3%',
  initial: '3000',
  control: {kind: 'text'},
  read: (text) =>
    ['0x800000', `${DYNAMIC_FEE}`].includes(text.trim().toLowerCase())
      ? {problem: 'Choose a dynamic fee above, and enter here the fee that the hook has set.'}
      : parseInteger(text, {least: 0n, most: MAX_LP_FEE}),
};

const protocolFee = (direction: string): Field<bigint> =>
  integer({
    label: `Protocol fee, ${direction}`,
    unit: `pips, at most ${MAX_PROTOCOL_FEE}`,
    initial: '0',
    least: 0n,
    most: MAX_PROTOCOL_FEE,
  });

/** The key and the id of a v4 pool, and what its swaps pay. */
export default instrument({
  fields: {
    one: address({
      label: 'A currency',
      unit: 'address, or ETH',
      initial: 'ETH',
      zero: ['eth'],
    }),
    other: address({
      label: 'The other currency',
      unit: 'address, or ETH',
      initial: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      zero: ['eth'],
    }),
    kind: choice<'static' | 'dynamic'>({
      label: 'Fee of the key',
      initial: 'static',
      options: [
        ['static', 'static: the LP fee'],
        ['dynamic', 'dynamic (0x800000): set by the hook'],
      ],
    }),
    fee: feePips,
    spacing: integer({
      label: 'Tick spacing',
      initial: '60',
      least: MIN_TICK_SPACING,
      most: MAX_TICK_SPACING,
    }),
    hooks: address({label: 'Hook', unit: 'address, or none', initial: 'none', zero: ['none']}),
    protocol0: protocolFee('selling currency0'),
    protocol1: protocolFee('selling currency1'),
  },
  answer: ({one, other, kind, fee: lp, spacing, hooks, protocol0, protocol1}) => {
    const fee = kind === 'dynamic' ? DYNAMIC_FEE : lp;
    const key: PoolKey = {...sortCurrencies(one, other), fee, tickSpacing: spacing, hooks};
    const fault = keyFault(key);
    const fees = [protocol0, protocol1].map((protocol) => swapFee({protocol, lp}));
    return {
      summary: `PoolId ${poolIdOf(key, keccak256)}${fault ? '; initialize refuses this key' : ''}.`,
      results: [
        ...keyLines(key),
        fault
          ? {label: 'initialize', human: `reverts with ${fault}`}
          : {label: 'initialize', human: 'accepts this key'},
        ...fees.map((pips, at) => ({
          label: `Swap that sells currency${at} pays`,
          human: `${percent(rational(pips, MAX_LP_FEE))} of its input`,
          full: `${pips}`,
        })),
      ],
      advice: [
        ...hookFaults(hooks, fee).map(faultSentence),
        ...(kind === 'dynamic' && !fault
          ? ['A dynamic fee is 0 until the hook sets it; the LP fee above is the one it has set.']
          : []),
        ...(fees.includes(MAX_LP_FEE)
          ? ['At 100% an exact-output swap reverts with InvalidFeeForExactOut.']
          : []),
      ],
    };
  },
});

function keyLines(key: PoolKey): Result[] {
  const id = poolIdOf(key, keccak256);
  const [currency0, currency1, hooks] = [key.currency0, key.currency1, key.hooks].map(addressText);
  return [
    {label: 'PoolId', human: 'hash of the encoded key', full: id},
    {
      label: 'currency0',
      human: key.currency0 === 0n ? 'ETH' : 'the lower address',
      full: `${currency0}`,
    },
    {label: 'currency1', human: 'the higher address', full: `${currency1}`},
    {
      label: 'Key as a tuple',
      human: 'currency0, currency1, fee, tickSpacing, hooks',
      full: `(${currency0},${currency1},${key.fee},${key.tickSpacing},${hooks})`,
    },
    {
      label: 'First 25 bytes of the id',
      human: 'for PositionManager.poolKeys',
      full: id.slice(0, 52),
    },
    {label: 'Encoded key', human: '160 bytes', full: encodePoolKey(key)},
  ];
}
