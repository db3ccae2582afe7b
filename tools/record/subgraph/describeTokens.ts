import {parseAbi, type Address} from 'viem';
import type {Client} from './readLogs';

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
]);

/** What tokens report of themselves, by address. */
export type TokenDescriptions = Readonly<
  Record<string, {symbol: string; name: string; decimals: number; totalSupply: bigint}>
>;

/** Asks tokens for what they report of themselves. */
export async function describeTokens(
  client: Client,
  addresses: Iterable<string>,
): Promise<TokenDescriptions> {
  const entries = [...new Set(addresses)].map(async (address) => {
    const token = {address: address as Address, abi};
    return [
      address,
      {
        symbol: await client.readContract({...token, functionName: 'symbol'}),
        name: await client.readContract({...token, functionName: 'name'}),
        decimals: await client.readContract({...token, functionName: 'decimals'}),
        totalSupply: await client.readContract({...token, functionName: 'totalSupply'}),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
