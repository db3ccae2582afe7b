import {assignmentsOf, callsOf, resolve} from './readCode';
import type {Rule} from './rule';
// cspell:ignore imum

/** Refuses a swap or a withdrawal that accepts any amount. */
export const zeroMinimum: Rule = ({code}) => {
  const named = assignmentsOf(code, NAME).filter(({value}) => isZero(value, code));
  const positional = POSITIONS.flatMap(({name, positions}) =>
    callsOf(code, name).filter(({args}) =>
      positions.some((position) => isZero(args[position] ?? '', code)),
    ),
  );
  return [...named, ...positional].map(({name, index}) => ({
    index,
    fault: `${name} ${NAME.test(name) ? 'is zero' : 'gets a minimum of zero'}, so any price is accepted and the difference can be taken`,
    instead: 'take the minimum from a quote of the same block, less a stated tolerance',
  }));
};

const NAME =
  /_*(?:amount\w*Min(?:imum)?|min(?:imum)?(?=[A-Z])\w*(?:Out|Amount|Receive|Return|Token|Eth|ETH|Liquidity)\w*|min_\w+|\w+(?:OutMin|OutMinimum|MinimumOut|MinOut)\w*)/;

/** Functions of v1 and v2 that take minimums without naming them. */
const POSITIONS = [
  {name: /swapExactETHForTokens\w*/, positions: [0]},
  {name: /swapExactTokensFor\w+/, positions: [1]},
  {name: /addLiquidity/, positions: [4, 5]},
  {name: /removeLiquidity/, positions: [3, 4]},
  {name: /(?:add|remove)LiquidityETH\w*/, positions: [2, 3]},
  {name: /ethToToken(?:Swap|Transfer)Input/, positions: [0]},
  {name: /tokenToEth(?:Swap|Transfer)Input/, positions: [1]},
] as const;

const ZERO =
  /^(?:0+n?|0x0+n?|(?:BigInt|BigNumber\.from|JSBI\.BigInt|uint\d*|parseUnits|parseEther)\(\s*["']?0+n?["']?\s*(?:,[^)]*)?\)|["']0(?:x0+)?["']|(?:ethers\.)?(?:constants\.)?Zero(?:Address)?|\w*ZERO\w*)$/;

const isZero = (value: string, code: string): boolean => ZERO.test(resolve(value, code));
