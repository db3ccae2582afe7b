import {compile} from '../compile';
import type {Builder} from '../chain/createBuilder';
import {fromPackage, type Released} from '../fromPackage';
import {standInsOn, taxToken} from '../tokens';

/** Places WETH9 and the stand-ins; all of their supply goes to the deployer. */
export async function deployTokens({place, has, chainId, deployer}: Builder): Promise<void> {
  await place('WETH', fromPackage('canonical-weth', 'build/contracts/WETH9.json'));

  const {contracts} = await compile('sandbox/contracts/StandInTokens.sol');
  const releaseNamed = (name: string): Released => {
    const artifact = contracts[name];
    if (!artifact) throw new Error(`StandInTokens.sol has no contract ${name}`);
    return {...artifact, from: 'sandbox/contracts'};
  };
  const planned = standInsOn(chainId).filter(({symbol}) => has(symbol));
  for (const {symbol, name, decimals, kind, version, supply} of planned) {
    const units = supply * 10n ** BigInt(decimals);
    const versions = version ? [version] : [];
    await place(symbol, releaseNamed(kind), [name, symbol, decimals, ...versions, deployer, units]);
  }
  await place(taxToken.symbol, releaseNamed('TaxToken'), [deployer, taxToken.supply * 10n ** 18n]);
}
