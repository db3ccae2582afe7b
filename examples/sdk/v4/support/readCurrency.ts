import {type Currency, Token} from '@uniswap/sdk-core';
import {type Address, erc20Abi, zeroAddress} from 'viem';
import {chain, client} from '../../../support/chain';
import {ETH} from '../../support/readV4Pool';

// #region currency
/** A currency as the SDK holds it; the zero address is ETH. */
export async function readCurrency(address: Address): Promise<Currency> {
  if (address === zeroAddress) return ETH;
  const token = {address, abi: erc20Abi} as const;
  const symbol = await client.readContract({...token, functionName: 'symbol'});
  const decimals = await client.readContract({...token, functionName: 'decimals'});
  return new Token(chain.id, address, decimals, symbol);
}
// #endregion currency
