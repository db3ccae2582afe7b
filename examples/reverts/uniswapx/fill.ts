import {parseAbi, zeroAddress} from 'viem';
import {client, clientOf, confirm, deploy, reverts, run} from '../support/reproduce';
import {exclusiveOrder, fill, reactor, signOrder, usdc} from './support/exclusiveOrder';

const filler = clientOf(1).account.address;

run(async () => {
  const order = exclusiveOrder((await client.getBlock()).timestamp);
  await confirm(
    await client.writeContract({
      address: usdc,
      abi: parseAbi(['function approve(address spender, uint256 amount) returns (bool)']),
      functionName: 'approve',
      args: ['0x000000000022D473030F116dDEE9F6B43aC78BA3', order.input.endAmount],
    }),
  );

  // #region transfer-from-failed
  // The filler holds enough UNI, and has not approved the reactor to take them.
  await reverts('TRANSFER_FROM_FAILED', {...fill(order, await signOrder(order)), from: filler});
  // #endregion transfer-from-failed

  // #region native-transfer-failed
  // The swapper is to get 1 ETH, and the filler sends none.
  const outputs = order.outputs.map((one) => ({
    ...one,
    ...{token: zeroAddress, startAmount: 10n ** 18n, endAmount: 10n ** 18n},
  }));
  const forEther = {...order, outputs};
  await reverts('NativeTransferFailed()', {
    ...fill(forEther, await signOrder(forEther)),
    from: filler,
  });
  // #endregion native-transfer-failed

  // #region reentrancy
  // A contract that is called back during a fill starts another one.
  const reentering = await deploy({
    file: 'examples/reverts/uniswapx/ReenteringFiller.sol',
    contract: 'ReenteringFiller',
  });
  await reverts('ReentrancyGuard: reentrant call', {
    address: reentering,
    abi: parseAbi(['function fill(address reactor)']),
    functionName: 'fill',
    args: [reactor.address],
  });
  // #endregion reentrancy

  // #region orders-length-incorrect
  // The quoter expects to be called back with one order, and gets none.
  await reverts('OrdersLengthIncorrect()', {
    address: '0x54539967a06Fc0E3C3ED0ee320Eb67362D13C5fF',
    abi: parseAbi([
      'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
      'struct InputToken { address token; uint256 amount; uint256 maxAmount; }',
      'struct OutputToken { address token; uint256 amount; address recipient; }',
      'struct ResolvedOrder { OrderInfo info; InputToken input; OutputToken[] outputs; bytes sig; bytes32 hash; }',
      'function reactorCallback(ResolvedOrder[] resolvedOrders, bytes data) pure',
    ]),
    functionName: 'reactorCallback',
    args: [[], '0x'],
  });
  // #endregion orders-length-incorrect
});
