import {parseAbi, parseEther, zeroHash} from 'viem';
import {deployPublished} from '../support/published';
import {client, reverts, run} from '../support/reproduce';
import {router, tenMinutesAhead} from './support/v2';

const abi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
const owner = client.account.address;
const value = parseEther('1');

run(async () => {
  const address = await deployPublished('@uniswap/v2-periphery/build/ERC20.json', [value]);
  const permit = {address, abi, functionName: 'permit'} as const;

  // #region expired
  const {timestamp} = await client.getBlock();
  await reverts('EXPIRED', {
    ...permit,
    args: [owner, router.address, value, timestamp - 1n, 27, zeroHash, zeroHash],
  });
  // #endregion expired

  // #region invalid-signature
  // No account signs with zeros.
  const deadline = await tenMinutesAhead();
  await reverts('INVALID_SIGNATURE', {
    ...permit,
    args: [owner, router.address, value, deadline, 27, zeroHash, zeroHash],
  });
  // #endregion invalid-signature
});
