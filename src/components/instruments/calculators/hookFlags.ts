import {
  HOOK_FLAGS,
  HOOK_PERMISSIONS,
  hookFaults,
  hookFlagsOf,
  permissionsOf,
  permits,
} from '../../../protocol/hookFlags';
import {DYNAMIC_FEE} from '../../../protocol/swapFee';
import {address, addressText, readAddress} from '../addressFields';
import {choice} from '../fields';
import {instrument, type Result, type Switches} from '../instrument';
import {faultSentence, powers} from './hookPowers';

const switches: Switches = {
  legend: 'Permissions, with the bit of each',
  names: HOOK_PERMISSIONS.map((permission, at) => `${permission} (${13 - at})`),
  read(text) {
    const parsed = readAddress(text);
    if ('problem' in parsed) return undefined;
    return HOOK_PERMISSIONS.map((permission) => permits(parsed.value, permission));
  },
  toggle(text, at) {
    const parsed = readAddress(text);
    const permission = HOOK_PERMISSIONS[at];
    if ('problem' in parsed || !permission) return text;
    return addressText(parsed.value ^ HOOK_FLAGS[permission]);
  },
};

/** What the address of a hook permits, and the address of what a hook shall be permitted. */
export default instrument({
  fields: {
    hook: address({
      label: 'Hook address',
      unit: 'the switches change its last digits',
      initial: '0x57991106cb7Aa27E2771Beda0D6522F68524A888',
      switches,
    }),
    fee: choice<'static' | 'dynamic'>({
      label: 'Fee of the pool',
      initial: 'static',
      options: [
        ['static', 'static: part of the key'],
        ['dynamic', 'dynamic (0x800000): set by the hook'],
      ],
    }),
  },
  answer: ({hook, fee}) => {
    const permissions = permissionsOf(hook);
    const faults = hookFaults(hook, fee === 'dynamic' ? DYNAMIC_FEE : 0n);
    const isValid = faults.length === 0;
    return {
      summary: `${flagsText(hook)}: ${permissions.length} of ${HOOK_PERMISSIONS.length} permissions, ${isValid ? 'valid' : 'not valid'} in a pool with a ${fee} fee.`,
      results: [
        {label: 'Address', human: 'with its checksum', full: addressText(hook)},
        ...flagLines(hook),
        isValid
          ? {label: 'initialize', human: 'accepts this address'}
          : {label: 'initialize', human: 'reverts with HookAddressNotValid', full: '0xe65af6a0'},
      ],
      advice: [
        ...faults.map(faultSentence),
        ...(fee === 'dynamic' && hook !== 0n
          ? [
              'The hook may set the LP fee of this pool at any time, up to 100%; this needs no permission.',
            ]
          : []),
        ...(permissions.length > 0
          ? ['Each callback may revert, which refuses the action.']
          : ['The hook is never called.']),
      ],
      explanations: permissions.map((permission) => ({
        term: permission,
        meanings: [
          ['To a swapper', powers[permission].swapper],
          ['To a provider', powers[permission].provider],
        ],
      })),
    };
  },
});

const hex = (value: bigint): string => value.toString(16).padStart(4, '0');
const flagsText = (hook: bigint): string => `0x${hex(hookFlagsOf(hook))}`;

/** The bit above the flags: an address that is not zero, without a flag. */
const FREE_BIT = 1n << 14n;

function flagLines(hook: bigint): Result[] {
  const flags = hookFlagsOf(hook);
  const binary = flags.toString(2).padStart(HOOK_PERMISSIONS.length, '0');
  const endings = [0n, 1n, 2n, 3n].map((free) => hex(flags | (free << 14n)));
  return [
    {
      label: 'Flags',
      human: binary.replace(/\B(?=(.{4})+$)/g, ' '),
      full: flagsText(hook),
    },
    {label: 'Addresses with these flags end in', human: endings.join(', ')},
    {label: 'The lowest such address', human: 'for tests', full: addressText(flags || FREE_BIT)},
  ];
}
