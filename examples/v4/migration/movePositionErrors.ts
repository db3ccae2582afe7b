import {decodeErrorResult, encodeFunctionData, type Hex, parseAbi} from 'viem';
import {account, client, clientOf, deadlineIn, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {encode, planOf, router, type Step} from '../../universal-router/support/router';
import {poolKeyType} from '../../universal-router/support/v4SwapTypes';
import {refusal} from '../hooks/support/refusal';
import {key, usdc} from '../support/pool';
import {encodeActions} from '../support/positions';
import {closeInV3, openInV4, readOrChoosePrice} from './support/move';
import {mintAroundPrice, nftManager, readV3Position} from './support/v3Position';

const {V3_POSITION_MANAGER_CALL, V3_POSITION_MANAGER_PERMIT} = command;
const {V4_INITIALIZE_POOL, V4_POSITION_MANAGER_CALL} = command;
const errorAbi = parseAbi([
  'error AllowanceExpired(uint256 deadline)',
  'error Error(string reason)',
  'error ExecutionFailed(uint256 commandIndex, bytes message)',
  'error InvalidAction(bytes4 action)',
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error NotAuthorizedForToken(uint256 tokenId)',
  'error OnlyMintAllowed()',
  'error PoolAlreadyInitialized()',
]);

/** "ExecutionFailed(1) > Not approved": the error of the router, and the one inside of it. */
function nameOf(data: Hex): string {
  const {errorName, args = []} = decodeErrorResult({abi: errorAbi, data});
  if (errorName === 'Error') return `"${String(args[0])}"`;
  if (errorName !== 'ExecutionFailed') return errorName;
  return `ExecutionFailed(${String(args[0])}) > ${nameOf(args[1] as Hex)}`;
}

/** Prints with which error a plan ends; it is simulated, and nothing is sent. */
async function print(mistake: string, steps: readonly Step[], sender = account): Promise<void> {
  const args = [...planOf(steps), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  const call = client.call({account: sender, to: router.address, data});
  console.log(`${mistake.padEnd(34)} ${nameOf(await refusal(call))}`);
}

run(async () => {
  // #region mistakes
  const position = await readV3Position(await mintAroundPrice());
  const {tokenId, expected} = position;
  const close = await closeInV3(position);
  const {steps: open, tickLower, tickUpper} = await openInV4(position, key);

  await print('sent by another account', [...close, ...open], clientOf(1).account.address);
  await print('no permit', close.slice(1));
  const tooHigh = [2n ** 127n, 2n ** 127n] as const;
  await print('minimum above what v3 gives', await closeInV3({...position, minimums: tooHigh}));

  const args = [account, router.address, tokenId] as const;
  const give = encodeFunctionData({...nftManager, functionName: 'safeTransferFrom', args});
  await print('another call of v3', [[V3_POSITION_MANAGER_CALL, give]]);
  await print('another call as a permit', [[V3_POSITION_MANAGER_PERMIT, give]]);

  const price = await readOrChoosePrice(key);
  const creation = encode(`${poolKeyType}, uint160`, key, price);
  await print('the pool exists, no flag', [[V4_INITIALIZE_POOL, creation]]);

  const {steps: cheap} = await openInV4({...position, expected: {...expected, usdc: 1n}}, key);
  await print('v4 costs more than the maximum', [...close, ...cheap]);
  const collection = await encodeActions([['DECREASE_LIQUIDITY', 1n, 0n, 0n, 0n, '0x']]);
  await print('another action than a mint', [[V4_POSITION_MANAGER_CALL, collection]]);
  const most = [expected.weth, expected.usdc];
  const paidByCaller = await encodeActions([
    ['MINT_POSITION', key, tickLower, tickUpper, 1_000_000n, ...most, account, '0x'],
    ['SETTLE', usdc.address, 0n, true], // the caller of PositionManager is the router
  ]);
  await print('SETTLE by the caller', [[V4_POSITION_MANAGER_CALL, paidByCaller]]);
  // #endregion mistakes
});
