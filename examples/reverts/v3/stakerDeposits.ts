import {parseAbi, zeroAddress} from 'viem';
import {createIncentive} from '../../v3/staker/support/incentive';
import {
  encodeKey,
  makeKey,
  nftAbi,
  positionManager,
  staker,
  stakerAbi,
} from '../../v3/staker/support/staker';
import {mineAt} from '../../v3/staker/support/time';
import {mintDirectly} from '../../v3/liquidity/support/mintPosition';
import {client, clientOf, confirm, reverts, run} from '../support/reproduce';

const contract = {
  address: staker,
  abi: [
    ...stakerAbi,
    ...parseAbi([
      'function transferDeposit(uint256 tokenId, address to)',
      'function onERC721Received(address operator, address from, uint256 tokenId, bytes data) returns (bytes4)',
    ]),
  ],
} as const;
const account = client.account.address;
const stranger = clientOf(3).account.address;

run(async () => {
  const key = await makeKey();
  await createIncentive(key);
  const tokenId = await mintDirectly();
  const transfer = {...contract, functionName: 'transferDeposit'} as const;
  const withdraw = {...contract, functionName: 'withdrawToken'} as const;

  // #region not-a-univ3-nft
  // Whoever calls this is taken for the collection that the NFT belongs to.
  await reverts('UniswapV3Staker::onERC721Received: not a univ3 nft', {
    ...contract,
    functionName: 'onERC721Received',
    args: [account, account, tokenId, '0x'],
  });
  // #endregion not-a-univ3-nft

  await mineAt(key.startTime);
  await confirm(
    await client.writeContract({
      address: positionManager,
      abi: nftAbi,
      functionName: 'safeTransferFrom',
      args: [account, staker, tokenId, encodeKey(key)],
    }),
  );

  // #region invalid-transfer-recipient
  await reverts('UniswapV3Staker::transferDeposit: invalid transfer recipient', {
    ...transfer,
    args: [tokenId, zeroAddress],
  });
  // #endregion invalid-transfer-recipient

  // #region can-only-be-called-by-deposit-owner
  await reverts('UniswapV3Staker::transferDeposit: can only be called by deposit owner', {
    ...transfer,
    args: [tokenId, stranger],
    from: stranger,
  });
  // #endregion can-only-be-called-by-deposit-owner

  // #region cannot-withdraw-to-staker
  await reverts('UniswapV3Staker::withdrawToken: cannot withdraw to staker', {
    ...withdraw,
    args: [tokenId, staker, '0x'],
  });
  // #endregion cannot-withdraw-to-staker

  // #region cannot-withdraw-token-while-staked
  await reverts('UniswapV3Staker::withdrawToken: cannot withdraw token while staked', {
    ...withdraw,
    args: [tokenId, account, '0x'],
  });
  // #endregion cannot-withdraw-token-while-staked

  // #region only-owner-can-withdraw-token
  await confirm(
    await client.writeContract({...contract, functionName: 'unstakeToken', args: [key, tokenId]}),
  );
  await reverts('UniswapV3Staker::withdrawToken: only owner can withdraw token', {
    ...withdraw,
    args: [tokenId, stranger, '0x'],
    from: stranger,
  });
  // #endregion only-owner-can-withdraw-token
});
