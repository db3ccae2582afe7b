import {type Address, parseAbi} from 'viem';
import {client} from '../../../../support/chain';
import {deploy} from '../../../../support/contract';

const file = 'examples/v3/reference/peripheryLibraries/OracleProbe.sol';
const probeAbi = parseAbi([
  'function consult(address pool, uint32 windowSeconds) view returns (int24 meanTick, uint128 meanLiquidity)',
  'function quoteAt(int24 tick, uint128 baseAmount, address baseToken, address quoteToken) view returns (uint256 quoteAmount)',
  'function oldest(address pool) view returns (uint32 secondsAgo)',
]);

/** OracleLibrary of the periphery, in a contract that lets anyone call it. */
export async function deployOracleLibrary() {
  const probe = {address: await deploy({file, contract: 'OracleProbe'}), abi: probeAbi} as const;
  return {
    consult: (pool: Address, windowSeconds: number) =>
      client.readContract({...probe, functionName: 'consult', args: [pool, windowSeconds]}),
    quoteAt: (tick: number, amount: bigint, [base, quote]: readonly [Address, Address]) =>
      client.readContract({...probe, functionName: 'quoteAt', args: [tick, amount, base, quote]}),
    oldest: (pool: Address) =>
      client.readContract({...probe, functionName: 'oldest', args: [pool]}),
  };
}
