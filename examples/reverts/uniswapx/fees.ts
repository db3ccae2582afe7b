import {type Address, parseAbi} from 'viem';
import {addressOf} from '../../../sandbox/addressOf';
import {fromUniswapX} from '../../../sandbox/fromPackage';
import {client, clientOf, confirm, deploy, reverts, run} from '../support/reproduce';
import {exclusiveOrder, fill, reactor, uni, usdc} from './support/exclusiveOrder';
import {fillV2, v2Order} from './support/v2Order';

const controllerAbi = parseAbi([
  'struct Fee { address token; uint256 amount; address recipient; }',
  'function set(Fee[] fees)',
]);
const recipient = clientOf(1).account.address;
const fee = (token: Address, amount: bigint) => ({token, amount, recipient});

run(async () => {
  // #region unauthorized
  // An account that does not own the reactor would choose who sets its fees.
  await reverts('UNAUTHORIZED', {
    ...reactor,
    functionName: 'setProtocolFeeController',
    args: [client.account.address],
  });
  // #endregion unauthorized

  const controller = await deploy({
    file: 'examples/reverts/uniswapx/FeeController.sol',
    contract: 'FeeController',
  });
  const address = await ownReactor('ExclusiveDutchOrderReactor', controller);
  const address2 = await ownReactor('V2DutchOrderReactor', controller);
  const charge = async (...fees: ReturnType<typeof fee>[]) =>
    confirm(
      await client.writeContract({
        ...{address: controller, abi: controllerAbi, functionName: 'set'},
        args: [fees],
      }),
    );
  const now = (await client.getBlock()).timestamp;
  const order = exclusiveOrder(now);

  // #region duplicate-fee-output
  await charge(fee(uni, 1n), fee(uni, 1n));
  await reverts('DuplicateFeeOutput(address)', {...fill(order), address});
  // #endregion duplicate-fee-output

  // #region invalid-fee-token
  // The order exchanges USDC and UNI, and the fee is to be paid in WETH.
  await charge(fee(addressOf('WETH'), 1n));
  await reverts('InvalidFeeToken(address)', {...fill(order), address});
  // #endregion invalid-fee-token

  // #region fee-too-large
  // 5 of 10,000 parts of 1,000 USDC are 0.5 USDC.
  await charge(fee(usdc, 500_001n));
  await reverts('FeeTooLarge(address,uint256,address)', {...fill(order), address});
  // #endregion fee-too-large

  // #region input-and-output-fees
  await charge(fee(usdc, 1n), fee(uni, 1n));
  await reverts('InputAndOutputFees()', {...(await fillV2(v2Order(now))), address: address2});
  // #endregion input-and-output-fees
});

/** Deploys a reactor's published code with the first account as its owner, and sets its fees. */
async function ownReactor(name: string, controller: Address): Promise<Address> {
  const {abi, bytecode} = fromUniswapX(name);
  const args = [addressOf('Permit2'), client.account.address];
  const {contractAddress} = await confirm(await client.deployContract({abi, bytecode, args}));
  if (!contractAddress) throw new Error(`${name} was not deployed`);

  await confirm(
    await client.writeContract({
      ...{...reactor, address: contractAddress},
      functionName: 'setProtocolFeeController',
      args: [controller],
    }),
  );
  return contractAddress;
}
