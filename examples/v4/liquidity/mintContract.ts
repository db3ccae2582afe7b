import assert from 'node:assert/strict';
import {parseAbi, parseEther} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {key, usdc} from '../support/pool';
import {mintedIn, positions} from '../support/positions';
import {sellEth} from './support/market';
import {budget, mostFor, positionWithin, range, readPool} from './support/plan';

const source = {file: 'examples/v4/liquidity/PositionMinter.sol', contract: 'PositionMinter'};
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct MintParams { PoolKey key; int24 tickLower; int24 tickUpper; uint128 liquidity; uint128 amount0Max; uint128 amount1Max; uint256 deadline; }',
  'function mint(MintParams params) payable returns (uint256 tokenId)',
]);
const otherTradeWei = parseEther('1');

run(async () => {
  const position = positionWithin(await readPool(), budget);
  const liquidity = BigInt(position.liquidity.toString());
  const [amount0Max, amount1Max] = mostFor(position);
  await requireBalance(usdc, amount1Max);
  const minter = await deploy(source, [positions.address]);

  // #region mint
  const deadline = await deadlineIn(600n);
  const params = {key, ...range, liquidity, amount0Max, amount1Max, deadline};
  const call = {address: minter, abi, functionName: 'mint', args: [params]} as const;
  const allowance = {token: usdc.address, spender: minter, amount: amount1Max};
  let tokenId = 0n;
  await withAllowances([allowance], async () => {
    await sellEth(otherTradeWei); // in the local chain, somebody trades before the mint
    await printChanges('paid', {tokens: [eth, usdc]}, async () => {
      const {request} = await client.simulateContract({...call, value: amount0Max});
      const receipt = await confirm(await client.writeContract(request));
      tokenId = mintedIn(receipt);
      return receipt;
    });
  });
  // #endregion mint

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  assert.equal(await client.readContract({...id, functionName: 'ownerOf'}), account);
  assert.equal(await client.readContract({...id, functionName: 'getPositionLiquidity'}), liquidity);
  assert.equal(await readAllowance({token: usdc.address, spender: minter}), 0n);
  for (const address of [minter, positions.address]) {
    assert.equal(await client.getBalance({address}), 0n);
  }
  console.log('the account owns the NFT; still approved: nothing; left in the contracts: nothing');
  // #endregion verify
});
