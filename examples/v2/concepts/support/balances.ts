import {parseAbi, type Address} from 'viem';
import {client} from '../../../support/chain';

const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)']);

/** How much of a token an account holds, in raw units. */
export const holds = (address: Address, owner: Address): Promise<bigint> =>
  client.readContract({address, abi, functionName: 'balanceOf', args: [owner]});
