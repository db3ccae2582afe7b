import {type Address, encodeAbiParameters, parseAbi, parseAbiParameters, zeroHash} from 'viem';
import {addressOf} from '../../../sandbox/addressOf';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {swapper, uni, usdc} from './support/exclusiveOrder';

const relay = {
  address: '0x0000000000A4e21E2597DCac987455c48b12edBF',
  abi: parseAbi([
    'struct SignedOrder { bytes order; bytes sig; }',
    'function execute(SignedOrder order)',
    'function permit(address token, address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  ]),
} as const;
const encoding = parseAbiParameters([
  'RelayOrder order',
  'struct RelayOrder { Info info; Input input; Fee fee; bytes universalRouterCalldata; }',
  'struct Info { address reactor; address swapper; uint256 nonce; uint256 deadline; }',
  'struct Input { address token; uint256 amount; address recipient; }',
  'struct Fee { address token; uint256 startAmount; uint256 endAmount; uint256 startTime; uint256 endTime; }',
]);

run(async () => {
  const now = (await client.getBlock()).timestamp;

  // #region invalid-amounts
  // The fee of a relayed swap may rise as time passes, and this one falls.
  const order = {
    info: {reactor: relay.address, swapper, nonce: 0n, deadline: now + 600n},
    input: {token: uni as Address, amount: 10n ** 18n, recipient: addressOf('UniversalRouter')},
    fee: {
      token: usdc as Address,
      ...{startAmount: 2_000_000n, endAmount: 1_000_000n},
      ...{startTime: now, endTime: now + 300n},
    },
    universalRouterCalldata: '0x',
  } as const;
  await reverts('InvalidAmounts()', {
    ...relay,
    functionName: 'execute',
    args: [{order: encodeAbiParameters(encoding, [order]), sig: '0x'}],
  });
  // #endregion invalid-amounts

  // #region unsafe-cast
  // WETH has no permits of its own, and Permit2 counts in uint160.
  await reverts('UnsafeCast()', {
    ...relay,
    functionName: 'permit',
    args: [
      ...([addressOf('WETH'), swapper, clientOf(1).account.address] as const),
      ...([2n ** 160n, now + 600n, 27, zeroHash, zeroHash] as const),
    ],
  });
  // #endregion unsafe-cast
});
