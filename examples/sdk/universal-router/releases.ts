import {UNIVERSAL_ROUTER_ADDRESS, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {URVersion} from '@uniswap/v4-sdk';
import {getAddress} from 'viem';

/** Main networks that readers ask for first, by their ids. */
const chains = {Ethereum: 1, Unichain: 130, Ink: 57073, Base: 8453};

// #region lookup
/** The router of a release on a chain, or the error where the package has none. */
function addressOrError(version: UniversalRouterVersion, chainId: number): string {
  try {
    return getAddress(UNIVERSAL_ROUTER_ADDRESS(version, chainId)); // with its checksum
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
// #endregion lookup

for (const version of Object.values(UniversalRouterVersion)) {
  const ofV4 = Object.values(URVersion).includes(version as never);
  console.log(
    `${version.padEnd(5)}  ${ofV4 ? 'also a URVersion of v4-sdk' : 'no URVersion of v4-sdk'}`,
  );
  for (const [name, chainId] of Object.entries(chains)) {
    console.log(`  ${name.padEnd(8)}  ${addressOrError(version, chainId)}`);
  }
}
