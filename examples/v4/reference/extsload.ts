import {concat, keccak256, numberToHex, parseAbi, toHex} from 'viem';
import {client, run} from '../../support/chain';
import {manager} from '../support/manager';
import {idOf, key} from '../support/pool';

const reader = {
  address: manager.address,
  abi: parseAbi([
    'function extsload(bytes32 slot) view returns (bytes32)',
    'function extsload(bytes32 startSlot, uint256 nSlots) view returns (bytes32[])',
    'function extsload(bytes32[] slots) view returns (bytes32[])',
    'function exttload(bytes32 slot) view returns (bytes32)',
    'function exttload(bytes32[] slots) view returns (bytes32[])',
  ]),
} as const;
const word = (value: bigint | number) => numberToHex(value, {size: 32});
const low = (value: string | undefined, bits: number) => BigInt.asUintN(bits, BigInt(value ?? 0));

run(async () => {
  // #region one
  const poolSlot = keccak256(concat([idOf(key), word(6)])); // the map of pools is at 6
  const ask = {...reader, functionName: 'extsload'} as const;
  const slot0 = await client.readContract({...ask, args: [poolSlot]});
  console.log(`price ${low(slot0, 160)}`);
  // #endregion one

  // #region range
  const words = await client.readContract({...ask, args: [poolSlot, 4n]});
  console.log(`${words.length} words: the first the same ${words[0] === slot0}`);
  console.log(`liquidity ${low(words[3], 128)}`);
  // #endregion range

  // #region list
  const liquiditySlot = word(BigInt(poolSlot) + 3n);
  const [liquidity, owner] = await client.readContract({
    ...ask,
    args: [[liquiditySlot, word(0)]], // anywhere in the storage
  });
  console.log(`liquidity ${low(liquidity, 128)}, owner ${owner?.slice(-40)}`);
  // #endregion list

  // #region transient
  const lockSlot = word(BigInt(keccak256(toHex('Unlocked'))) - 1n);
  const askTransient = {...reader, functionName: 'exttload'} as const;
  const lock = await client.readContract({...askTransient, args: [lockSlot]});
  const several = await client.readContract({...askTransient, args: [[lockSlot, word(0)]]});
  console.log(`lock ${BigInt(lock)}, several ${several.map(BigInt).join()}`);
  // #endregion transient
});
