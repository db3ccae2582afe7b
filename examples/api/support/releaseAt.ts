import {UNIVERSAL_ROUTER_ADDRESS, UniversalRouterVersion} from '@uniswap/universal-router-sdk';

// #region release
/** The release of the Universal Router at an address, by the list of the SDK. */
export const releaseAt = (address: string, chainId: number): UniversalRouterVersion | undefined =>
  Object.values(UniversalRouterVersion).find(
    (release) => addressOn(release, chainId) === address.toLowerCase(),
  );

/** Where the release is, if the SDK has it on the chain; it throws where not. */
function addressOn(release: UniversalRouterVersion, chainId: number): string | undefined {
  try {
    return UNIVERSAL_ROUTER_ADDRESS(release, chainId).toLowerCase();
  } catch {
    return undefined;
  }
}
// #endregion release
