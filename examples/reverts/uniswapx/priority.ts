import {parseAbi} from 'viem';
import {addressOf} from '../../../sandbox/addressOf';
import {fromUniswapX} from '../../../sandbox/fromPackage';
import {client, confirm, reverts, run} from '../support/reproduce';
import {fillPriority, priorityOrder} from './support/priorityOrder';

run(async () => {
  // The reactor is deployed on Base and Unichain, and mainnet has none.
  const {abi, bytecode} = fromUniswapX('PriorityOrderReactor');
  const args = [addressOf('Permit2'), client.account.address];
  const {contractAddress} = await confirm(await client.deployContract({abi, bytecode, args}));
  if (!contractAddress) throw new Error('the reactor was not deployed');
  const order = priorityOrder(contractAddress, await client.getBlock());
  const {info, input} = order;

  // #region invalid-gas-price
  // The call offers no gas price, which is less than the block's base fee.
  await reverts('InvalidGasPrice()', fillPriority(order));
  // #endregion invalid-gas-price

  // #region invalid-deadline
  const yesterday = {...info, deadline: info.deadline - 86_400n};
  await reverts('InvalidDeadline()', fillPriority({...order, info: yesterday}));
  // #endregion invalid-deadline

  // #region order-not-fillable
  // Its auction starts 100 blocks from now, and no cosigner lets it begin earlier.
  const early = {...order, auctionStartBlock: order.auctionStartBlock + 100n};
  await reverts('OrderNotFillable()', fillPriority(early));
  // #endregion order-not-fillable

  // #region input-output-scaling
  // Both the input and the output would change with the priority fee.
  const both = {...order, input: {...input, mpsPerPriorityFeeWei: 1n}};
  await reverts('InputOutputScaling()', fillPriority(both));
  // #endregion input-output-scaling

  // #region order-already-filled
  // The swapper has cancelled the order's nonce; a fill uses it up in the same way.
  const cancelled = await client.writeContract({
    address: addressOf('Permit2'),
    abi: parseAbi(['function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)']),
    functionName: 'invalidateUnorderedNonces',
    args: [0n, 1n],
  });
  await confirm(cancelled);
  await reverts('OrderAlreadyFilled()', fillPriority(order));
  // #endregion order-already-filled
});
