import {CommandParser} from '@uniswap/universal-router-sdk';
import {decodeFunctionData, parseAbi, zeroAddress} from 'viem';
import type {PermitValues, Quote, SwapTransaction} from './answers';
import {readPlan} from './readPlan';
import {releaseAt} from './releaseAt';

const CALLER = '0x0000000000000000000000000000000000000001'; // stands for whoever calls
const executeAbi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
const aDay = 86_400n; // seconds

// #region find
/** What in a swap differs from the quote of an exact input that it was made for. */
export function findFaults(swap: SwapTransaction, quote: Quote, nowSeconds: bigint): string[] {
  const release = releaseAt(swap.to, swap.chainId);
  if (!release || swap.chainId !== quote.chainId) return [`${swap.to} is no router of the chain`];
  const plan = readPlan(CommandParser.parseCalldata(swap.data, release).commands);
  if (plan.unread.length > 0) return plan.unread.map((name) => `${name} is not read here`);

  const {swapper, input, output} = quote;
  const own = plan.paid.filter(
    ({token, recipient}) =>
      same(token, output.token) && [CALLER, swapper].some((one) => same(one, recipient)),
  );
  const least = own.reduce((sum, one) => sum + one.least, 0n);
  const due = quote.aggregatedOutputs.find(({recipient}) => same(recipient, swapper))?.minAmount;
  const most = plan.taken.reduce((sum, one) => sum + one.amount, 0n);
  const mostEther = same(input.token, zeroAddress) ? BigInt(input.amount) : 0n;
  const [, , deadline] = decodeFunctionData({abi: executeAbi, data: swap.data}).args;
  return [
    ...when(!same(swap.from, swapper), 'another sender'),
    ...when(due === undefined || least < BigInt(due), `pays you ${least}, not at least ${due}`),
    ...when(most > BigInt(input.amount), `takes ${most}, more than ${input.amount}`),
    ...when(
      plan.taken.some(({token}) => !same(token, input.token)),
      'takes another token',
    ),
    ...when(
      plan.permits.some((spender) => !same(spender, swap.to)),
      'permits another spender',
    ),
    ...when(BigInt(swap.value) > mostEther, `sends ${swap.value} wei`),
    ...when(deadline < nowSeconds || deadline > nowSeconds + aDay, 'deadline past or a day away'),
  ];
}
// #endregion find

// #region permit
/** What in a permit goes beyond the quote; read it before you sign. */
export function findPermitFaults(
  {details, spender, sigDeadline}: PermitValues,
  {chainId, input}: Quote,
  nowSeconds: bigint,
): string[] {
  return [
    ...when(!releaseAt(spender, chainId), `${spender} is no router of the chain`),
    ...when(!same(details.token, input.token), 'permits another token'),
    ...when(BigInt(details.amount) > BigInt(input.amount), `permits ${details.amount} units`),
    ...when(
      BigInt(details.expiration) > nowSeconds + aDay,
      `lasts ${(BigInt(details.expiration) - nowSeconds) / aDay} days`,
    ),
    ...when(BigInt(sigDeadline) < nowSeconds, 'too late to use'),
  ];
}
// #endregion permit

const when = (isFault: boolean, text: string): string[] => (isFault ? [text] : []);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
