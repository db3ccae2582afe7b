import {BaseError, ContractFunctionRevertedError, numberToHex, zeroAddress, zeroHash} from 'viem';
import {client, run} from '../../support/chain';
import {stateView} from '../support/lenses';
import {idOf, key, type PoolKey} from '../support/pool';
import {positions} from '../support/positions';

const priceOf = async (pool: PoolKey): Promise<bigint> => {
  const call = {...stateView, functionName: 'getSlot0', args: [idOf(pool)]} as const;
  return (await client.readContract(call))[0];
};

/** The string that a read of the owner reverts with. */
async function reasonOf(tokenId: bigint): Promise<string> {
  try {
    return await client.readContract({...positions, functionName: 'ownerOf', args: [tokenId]});
  } catch (error) {
    const revert =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    return (revert as ContractFunctionRevertedError).reason ?? 'no reason';
  }
}

run(
  async () => {
    // #region errors
    const turned = {...key, currency0: key.currency1, currency1: zeroAddress};
    console.log(`currencies out of order    price ${await priceOf(turned)}`);
    console.log(`fee of another pool        price ${await priceOf({...key, tickSpacing: 10})}`);

    const range = [-887_220, 887_220] as const;
    const liquidityWith = async (salt: `0x${string}`) => {
      const args = [idOf(key), positions.address, ...range, salt] as const;
      const call = {...stateView, functionName: 'getPositionInfo', args} as const;
      return (await client.readContract(call))[0];
    };
    console.log(`position without its salt  liquidity ${await liquidityWith(zeroHash)}`);
    console.log(
      `position with its salt     liquidity ${await liquidityWith(numberToHex(1, {size: 32}))}`,
    );

    const unknown = 10n ** 12n;
    const info = {...positions, functionName: 'positionInfo', args: [unknown]} as const;
    console.log(`info of an unknown NFT     ${await client.readContract(info)}`);
    console.log(`owner of an unknown NFT    ${await reasonOf(unknown)}`);
    // #endregion errors
  },
  {sends: false},
);
