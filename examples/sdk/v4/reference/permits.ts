import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {Position, V4PositionManager} from '@uniswap/v4-sdk';
import {decodeErrorResult, type Hex, parseAbi} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {account, chain, client, clientOf, confirm, deadlineIn, run} from '../../../support/chain';
import {withAllowances} from '../../../support/allowances';
import {refusal} from '../../../v4/hooks/support/refusal';
import {mintedIn, positions} from '../../../v4/support/positions';
import {USDC, WETH} from '../../support/tokens';
import {readV4Pool} from '../../support/readV4Pool';

const errors = parseAbi(['error InvalidSigner()']);
const tolerance = new Percent(50, 10_000); // 0.5% of the price

/** Mints with one signature in place of two allowances, and gives the id. */
async function mintByPermit(): Promise<string> {
  const pool = await readV4Pool(USDC, WETH, {fee: 3_000, tickSpacing: 60});
  const range = {tickLower: 199_380, tickUpper: 201_360};
  const budget = {amount0: String(2_000n * 10n ** 6n), amount1: String(10n ** 18n)};
  const position = Position.fromAmounts({pool, ...range, ...budget, useFullPrecision: true});
  const most = position.mintAmountsWithSlippage(tolerance);
  const amounts = [most.amount0, most.amount1].map((amount) => BigInt(String(amount)));

  // #region batch
  const deadline = await deadlineIn(600n);
  const spender = positions.address;
  const {details} = position.permitBatchData(tolerance, spender, 0, String(deadline));
  const nonces = await Promise.all(
    details.map(async ({token}) => {
      const args = [account, token as Hex, spender] as const;
      const [, , nonce] = await client.readContract({...permit2, functionName: 'allowance', args});
      return nonce; // of each token its own
    }),
  );
  const message = {
    details: details.map(({token, amount}, index) => ({
      ...{token: token as Hex, amount: BigInt(String(amount))},
      ...{expiration: Number(deadline), nonce: nonces[index] ?? 0},
    })),
    ...{spender, sigDeadline: deadline},
  };
  // #endregion batch

  // #region sign
  const signature = await client.signTypedData({
    domain: {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address},
    primaryType: 'PermitBatch',
    types: {
      PermitBatch: [
        {name: 'details', type: 'PermitDetails[]'},
        {name: 'spender', type: 'address'},
        {name: 'sigDeadline', type: 'uint256'},
      ],
      PermitDetails: [
        {name: 'token', type: 'address'},
        {name: 'amount', type: 'uint160'},
        {name: 'expiration', type: 'uint48'},
        {name: 'nonce', type: 'uint48'},
      ],
    },
    message,
  });
  const permitBatch = {
    details: message.details.map((one) => ({...one, amount: String(one.amount)})),
    ...{spender, sigDeadline: String(deadline)},
  };
  const {calldata} = V4PositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance: tolerance,
    deadline: String(deadline),
    batchPermit: {owner: account, permitBatch, signature},
  });
  // #endregion sign
  const allowances = [USDC, WETH].map(({address}, index) => ({
    ...{token: address as Hex, spender: permit2.address, amount: amounts[index] ?? 0n},
  }));
  return withAllowances(allowances, async () => {
    const hash = await client.sendTransaction({to: spender, data: calldata as Hex});
    return String(mintedIn(await confirm(hash)));
  });
}

run(async () => {
  const tokenId = await mintByPermit();
  console.log('minted with one signature of Permit2');

  // #region data
  const helper = clientOf(1);
  const spender = helper.account.address;
  const deadline = String(await deadlineIn(600n));
  const permit = {spender, tokenId, deadline, nonce: 0};
  const {domain, types, values} = V4PositionManager.getPermitData(
    permit,
    positions.address,
    chain.id,
  );
  console.log(`name of the SDK: ${domain.name}`);
  // #endregion data

  // #region sign-nft
  const sign = (name: string) =>
    client.signTypedData({
      domain: {name, chainId: chain.id, verifyingContract: positions.address},
      types,
      primaryType: 'Permit',
      message: {...values}, // viem wants an object of its own
    });
  const encode = (signature: Hex) =>
    V4PositionManager.encodeERC721Permit(spender, tokenId, deadline, 0, signature) as Hex;
  const asGiven = {to: positions.address, data: encode(await sign(domain.name ?? ''))};
  const reason = await refusal(helper.call({...asGiven, account: spender}));
  console.log(`refused: ${decodeErrorResult({abi: errors, data: reason}).errorName}`);
  const data = encode(await sign('Uniswap v4 Positions NFT')); // with a small v
  await confirm(await helper.sendTransaction({to: positions.address, data}));
  // #endregion sign-nft
  const call = {...positions, functionName: 'getApproved', args: [BigInt(tokenId)]} as const;
  assert.equal(await client.readContract(call), spender);
  console.log('with the name of the contract: approved');
});
