import {zeroAddress} from 'viem';
import {client, reverts, run} from '../support/reproduce';
import {factory, usdc, weth} from './support/v2';

run(async () => {
  const create = {...factory, functionName: 'createPair'} as const;

  // #region identical-addresses
  await reverts('UniswapV2: IDENTICAL_ADDRESSES', {...create, args: [weth, weth]});
  // #endregion identical-addresses

  // #region zero-address
  // Ether has no address: the zero address does not stand for it here.
  await reverts('UniswapV2: ZERO_ADDRESS', {...create, args: [usdc, zeroAddress]});
  // #endregion zero-address

  // #region pair-exists
  // The order of the tokens makes no difference.
  await reverts('UniswapV2: PAIR_EXISTS', {...create, args: [weth, usdc]});
  // #endregion pair-exists

  // #region forbidden
  await reverts('UniswapV2: FORBIDDEN', {
    ...factory,
    functionName: 'setFeeTo',
    args: [client.account.address],
  });
  // #endregion forbidden
});
