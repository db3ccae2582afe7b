import {encodeFunctionData, parseAbi} from 'viem';
import {clientOf, reverts, run} from '../support/reproduce';
import {encode, plan} from './support/router';

const V3_POSITION_MANAGER_CALL = 0x12;
const V4_POSITION_MANAGER_CALL = 0x14;
const INCREASE_LIQUIDITY = '0x00';
const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function burn(uint256 tokenId)',
  'function modifyLiquidities(bytes unlockData, uint256 deadline)',
]);

run(async () => {
  const stranger = clientOf(1).account.address;

  // #region invalid-action
  // The router passes on decreaseLiquidity, collect and burn, and nothing else.
  const approve = encodeFunctionData({abi, functionName: 'approve', args: [stranger, 1n]});
  await reverts('InvalidAction(bytes4)', plan([V3_POSITION_MANAGER_CALL, approve]));
  // #endregion invalid-action

  // #region not-authorized-for-token
  // A stranger would burn position 1.
  const burn = encodeFunctionData({abi, functionName: 'burn', args: [1n]});
  await reverts('NotAuthorizedForToken(uint256)', {
    ...plan([V3_POSITION_MANAGER_CALL, burn]),
    from: stranger,
  });
  // #endregion not-authorized-for-token

  // #region only-mint-allowed
  const unlockData = encode('bytes, bytes[]', INCREASE_LIQUIDITY, ['0x']);
  const increase = encodeFunctionData({
    abi,
    functionName: 'modifyLiquidities',
    args: [unlockData, 1_900_000_000n],
  });
  await reverts('OnlyMintAllowed()', plan([V4_POSITION_MANAGER_CALL, increase]));
  // #endregion only-mint-allowed
});
