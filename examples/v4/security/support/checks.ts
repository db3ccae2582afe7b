import {type Address, type Hex, hexToBytes, keccak256} from 'viem';
import {client} from '../../../support/chain';
import {type Flag, flagsOf} from '../../hooks/support/flags';
import {idOf, type PoolKey} from '../../support/pool';

// #region key
/** Refuses a key that is not the pool we know: another hook or fee gives another id. */
export function requirePool(key: PoolKey, expectedId: Hex): void {
  if (idOf(key) !== expectedId) throw new Error('another pool');
}
// #endregion key

// #region flags
/** Refuses a hook with a permission that no limit of ours holds against. */
export function requireWithout(hook: Address, refused: readonly Flag[]): void {
  const found = flagsOf(hook).filter((flag) => refused.includes(flag));
  if (found.length > 0) throw new Error(`refused for ${found.join(' + ')}`);
}
// #endregion flags

// #region code
/** Refuses a hook whose code is not the reviewed one, or can run code of another contract as its own. */
export async function requireCode(hook: Address, reviewedHash: Hex): Promise<void> {
  const code = (await client.getCode({address: hook})) ?? '0x';
  if (keccak256(code) !== reviewedHash) throw new Error('another code');
  if (delegates(code)) throw new Error('a proxy, perhaps: it delegates calls');
}

const [PUSH1, PUSH32, DELEGATECALL] = [0x60, 0x7f, 0xf4] as const;

/** Whether a DELEGATECALL stands among the instructions; the data of pushes is none. */
function delegates(code: Hex): boolean {
  const bytes = hexToBytes(code);
  for (let at = 0; at < bytes.length; at++) {
    const instruction = bytes[at] ?? 0;
    if (instruction === DELEGATECALL) return true;
    if (instruction >= PUSH1 && instruction <= PUSH32) at += instruction - PUSH1 + 1;
  }
  return false;
}
// #endregion code
