import assert from 'node:assert/strict';
import {
  COMMAND_DEFINITION,
  CommandParser,
  CommandType,
  GenericCommandParser,
  Parser,
  ROUTER_AS_RECIPIENT,
  RoutePlanner,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {encodeRouteToPath, FeeAmount, Route} from '@uniswap/v3-sdk';
import {encodeFunctionData, type Hex, parseAbi, parseEther} from 'viem';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../../support/chain';
import {messageOf} from '../../core/support/messageOf';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../../support/tokens';

const router = addressOf('UniversalRouterV2_0');
const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
const {WRAP_ETH, V3_SWAP_EXACT_IN, SWEEP, TRANSFER} = CommandType;

run(async () => {
  const paid = amountOf(WETH, parseEther('1'));
  const route = new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC);
  const {outputAmount} = await quoteExactInput(route, paid);
  const amountIn = String(baseUnits(paid));
  const amountOutMin = String((baseUnits(outputAmount) * 9_950n) / 10_000n); // 0.5% less
  const path = encodeRouteToPath(route, false);

  // #region plan
  const planner = new RoutePlanner()
    .addCommand(WRAP_ETH, [ROUTER_AS_RECIPIENT, amountIn])
    .addCommand(V3_SWAP_EXACT_IN, [account, amountIn, amountOutMin, path, false]);
  console.log(`commands ${planner.commands}, ${planner.inputs.length} inputs`);
  // #endregion plan

  // #region execute
  const plan = [planner.commands as Hex, planner.inputs as Hex[]] as const;
  const args = [...plan, await deadlineIn(600n)] as const;
  const before = await balanceOf(USDC);
  const call = {address: router, abi, functionName: 'execute', args} as const;
  await confirm(await client.writeContract({...call, value: BigInt(amountIn)}));
  console.log(`received ${show((await balanceOf(USDC)).subtract(before))}`);
  // #endregion execute

  // #region parse
  const calldata = encodeFunctionData({abi, functionName: 'execute', args});
  const {commands} = CommandParser.parseCalldata(calldata, UniversalRouterVersion.V2_0);
  for (const {commandName, params} of commands) {
    console.log(`${commandName}: ${params.map(({name}) => name).join(', ')}`);
  }
  // #endregion parse
  assert.equal(commands[1]?.params[1]?.value.toString(), amountIn);

  // #region generic
  const parser = new GenericCommandParser(COMMAND_DEFINITION);
  const [first] = parser.parse(planner.commands, planner.inputs).commands;
  console.log(`${first?.commandName} is ${Parser[COMMAND_DEFINITION[WRAP_ETH].parser]}`);
  // #endregion generic

  // #region sub-plan
  // The swap may revert without the plan; the ETH comes back as WETH then.
  const swap = new RoutePlanner().addCommand(V3_SWAP_EXACT_IN, [
    ...[account, amountIn, amountOutMin, path, false],
  ]);
  const withSubPlan = new RoutePlanner()
    .addCommand(WRAP_ETH, [ROUTER_AS_RECIPIENT, amountIn])
    .addSubPlan(swap)
    .addCommand(SWEEP, [WETH.address, account, 0]); // what a failed swap left
  console.log(`commands ${withSubPlan.commands}`);
  // #endregion sub-plan

  // #region bridge
  const bridge = new RoutePlanner().addAcrossBridge({
    ...{depositor: account, recipient: account, exclusiveRelayer: ROUTER_AS_RECIPIENT},
    ...{inputToken: WETH.address, outputToken: WETH.address, useNative: false},
    ...{inputAmount: amountIn, outputAmount: amountIn, destinationChainId: 10, message: '0x'},
    ...{quoteTimestamp: 0, fillDeadline: 0, exclusivityDeadline: 0},
  });
  console.log(`commands ${bridge.commands}`);
  // #endregion bridge

  // #region throws
  const send = [USDC.address, account, 1];
  console.log(messageOf(() => new RoutePlanner().addCommand(TRANSFER, send, true)));
  const {commands: bytes, inputs} = withSubPlan;
  console.log(messageOf(() => parser.parse(bytes, inputs)));
  // #endregion throws
});
