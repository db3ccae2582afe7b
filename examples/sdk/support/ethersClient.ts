import {providers, Wallet} from 'ethers';
import {beforeRequest, chain, rpcUrl} from '../../support/chain';

// #region client
/** The endpoint through ethers v5: told the chain's id, it does not ask; DRY_RUN holds here, too. */
class Provider extends providers.StaticJsonRpcProvider {
  override send(method: string, params: unknown[]): Promise<unknown> {
    beforeRequest({method, params});
    return super.send(method, params);
  }
}
export const provider = new Provider(rpcUrl, chain.id);

const testWords = 'test test test test test test test test test test test junk'; // public
const key = process.env.PRIVATE_KEY;

/** The same account as viem's: of PRIVATE_KEY, or the first test account. */
export const wallet = (key ? new Wallet(key) : Wallet.fromMnemonic(testWords)).connect(provider);
// #endregion client
