import {type Address, erc20Abi, parseAbi} from 'viem';
import {addressOf, client, clientOf, confirm} from '../../support/chain';
import {deploy} from '../../support/contract';
import {router} from '../../v3/flash/support/market';
import type {SignedOrder} from './order';

const errors = [
  'error CallerNotWhitelisted()',
  'error MsgSenderNotReactor()',
  'error NoExclusiveOverride()',
  'error DeadlinePassed()',
  'error InvalidNonce()',
] as const;

const structs = [
  'struct SignedOrder { bytes order; bytes sig; }',
  'struct OrderInfo { address reactor; address swapper; uint256 nonce; uint256 deadline; address additionalValidationContract; bytes additionalValidationData; }',
  'struct InputToken { address token; uint256 amount; uint256 maxAmount; }',
  'struct OutputToken { address token; uint256 amount; address recipient; }',
  'struct ResolvedOrder { OrderInfo info; InputToken input; OutputToken[] outputs; bytes sig; bytes32 hash; }',
] as const;

// #region contracts
/** ExclusiveDutchOrderReactor, which is on Ethereum mainnet only. */
export const reactor = {
  address: addressOf('ExclusiveDutchOrderReactor'),
  abi: parseAbi([
    ...structs,
    ...errors,
    'event Fill(bytes32 indexed orderHash, address indexed filler, address indexed swapper, uint256 nonce)',
    'function execute(SignedOrder order) payable',
  ]),
} as const;

/** The order quoter of 2023, which is simulated, never sent. */
export const orderQuoter = {
  address: addressOf('OrderQuoterOf2023'),
  abi: parseAbi([
    ...structs,
    ...errors,
    'function quote(bytes order, bytes sig) returns (ResolvedOrder result)',
  ]),
} as const;

export const permit2 = {
  address: addressOf('Permit2'),
  abi: parseAbi(['function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)']),
} as const;
// #endregion contracts

/** The executor of the guide, and the callback that all executors have. */
export const executorAbi = parseAbi([
  ...structs,
  ...errors,
  'struct Plan { uint24 feePips; uint256 profitMin; }',
  'function fill(SignedOrder order, Plan plan)',
  'function reactorCallback(ResolvedOrder[] orders, bytes data)',
]);

/** Sends transactions, and pays for their gas. */
export const filler = clientOf(1);

/** Deploys the executor of the guide, which the filler may start. */
export async function deployExecutor() {
  // #region deploy
  const source = {file: 'examples/uniswapx/SwapExecutor.sol', contract: 'SwapExecutor'};
  const address = await deploy(source, [reactor.address, router, [filler.account.address]]);
  // #endregion deploy
  return {address, abi: executorAbi} as const;
}

/** What a signed order asks for now of a filler that has no exclusivity. */
export async function resolve({order, sig}: SignedOrder) {
  // #region resolve
  const {result} = await client.simulateContract({
    ...orderQuoter,
    functionName: 'quote',
    args: [order, sig],
  });
  // #endregion resolve
  return result;
}

/** Lets a contract take this much of an account's tokens, and no more. */
export async function approve(
  from: typeof client,
  {token, spender, amount}: {token: Address; spender: Address; amount: bigint},
): Promise<void> {
  const call = {address: token, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await from.writeContract({...call, args: [spender, amount]}));
}
