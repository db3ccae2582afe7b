import {numberToHex, type Hex} from 'viem';
import {create2Address} from '../../../protocol/create2';
import {grouped} from '../../../protocol/decimal';
import {deltasWithoutCallback, hookFlagsOf, permissionsOf} from '../../../protocol/hookFlags';
import {addressText} from '../addressFields';
import {keccak} from '../hookMiner/keccak';
import {
  CREATE2_DEPLOYER,
  flagsText,
  minerFields,
  withHash,
  type MinerValues,
} from '../hookMiner/minerFields';
import type {InitCode} from '../hookMiner/readInitCode';
import SaltSearch from '../hookMiner/SaltSearch';
import {instrument, type Result} from '../instrument';

/** Where a hook will be, whether its address has the flags, and a search for a salt that gives them. */
export default instrument<MinerValues>({
  fields: minerFields,
  linked: withHash,
  Panel: SaltSearch,
  answer: (values) => {
    const {deployer, code, flags, salt} = values;
    const hook = create2Address({deployer, salt, initCodeHash: BigInt(code.hash)}, keccak);
    const given = hookFlagsOf(hook);
    const isFit = given === flags;
    return {
      summary: isFit
        ? `Salt ${salt} fits: ${addressText(hook)} has these flags and no others.`
        : `Salt ${salt} does not fit: it gives the flags ${flagsText(given)}, not ${flagsText(flags)}.`,
      results: [
        {
          label: 'Address of the hook',
          human: isFit ? 'fits' : 'does not fit',
          full: addressText(hook),
        },
        {
          label: 'Flags of that address',
          human: permissionsOf(given).join(', ') || 'none',
          full: flagsText(given),
        },
        {label: 'Salt', human: '32 bytes', full: saltText(salt)},
        {label: 'Init code hash', human: lengthOf(code), full: code.hash},
        ...(isFit ? linesFor(values) : []),
      ],
      advice: adviceOn(flags),
    };
  },
});

const saltText = (salt: bigint): Hex => numberToHex(salt, {size: 32});

const lengthOf = ({bytes}: InitCode): string =>
  bytes === undefined ? 'as entered' : `of ${grouped(`${bytes}`)} bytes`;

/** The lines that deploy the hook at its address. */
function linesFor({deployer, salt}: MinerValues): Result[] {
  const isUsual = deployer === BigInt(CREATE2_DEPLOYER);
  const text = saltText(salt);
  const forge = {
    label: 'Line for forge',
    human: isUsual ? 'in a script' : 'in the contract that deploys',
    full: `new YourHook{salt: ${text}}(constructorArguments);`,
  };
  if (!isUsual) return [forge];
  const viem = {
    label: 'Line for viem',
    human: 'with a wallet client',
    full: `await client.sendTransaction({to: '${CREATE2_DEPLOYER}', data: concat(['${text}', initCode])});`,
  };
  return [forge, viem];
}

function adviceOn(flags: bigint): string[] {
  const lonely = deltasWithoutCallback(flags);
  return [
    ...(flags === 0n
      ? ['Without flags, only a pool with a dynamic fee accepts the hook, and it never calls it.']
      : []),
    ...(lonely.length > 0
      ? [`No pool accepts ${lonely.join(', ')} without the callback that returns the delta.`]
      : []),
  ];
}
