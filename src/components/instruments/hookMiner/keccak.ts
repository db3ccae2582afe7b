import {keccak256} from 'viem';
import type {Hash} from '../../../protocol/create2';

/** keccak-256 of the bytes of a value whose first byte is not 0. */
export const keccak: Hash = (value) => BigInt(keccak256(`0x${value.toString(16)}`));
