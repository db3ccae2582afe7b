import {request} from '../../packages/sandbox/chain/request';
import type {Builder} from '../chain/createBuilder';

const ARBITRUM = 42_161;

/** Arbitrum's precompile that tells block numbers, which the reactors of UniswapX ask there. */
const ARB_SYS = '0x0000000000000000000000000000000000000064';

/** Returns the block's number, whatever is asked: NUMBER PUSH0 MSTORE PUSH1 32 PUSH0 RETURN. */
const CODE = '0x435f5260205ff3';

/** Places on Arbitrum what answers `arbBlockNumber()`. */
export async function deployArbSys({url, chainId, placed}: Builder): Promise<void> {
  if (chainId !== ARBITRUM) return;
  await request(url, {method: 'anvil_setCode', params: [ARB_SYS, CODE]});
  placed.push({contract: 'ArbSys', address: ARB_SYS, from: 'sandbox'});
}
