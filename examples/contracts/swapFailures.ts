import type {Address} from 'viem';
import {withAllowances} from '../support/allowances';
import {addressOf, deadlineIn, requireBalance, run} from '../support/chain';
import {router} from '../universal-router/support/router';
import {weth} from '../v3/swaps/support/tokens';
import {errorOf} from '../v4/support/errorOf';
import {withPermit2} from '../v4/support/withPermit2';
import {callRouter02, callSwapRouter, callSwapRouter02} from './support/callRouters';
import {callUniversalRouter, stepsInV2, stepsInV3, stepsInV4} from './support/callUniversalRouter';
import {oneEther, readTerms, type ToolCall, type ToolTerms} from './support/toolTerms';

type Attempt = {name: string; to: Address; encode: (terms: ToolTerms) => Promise<ToolCall>};

const attempts: readonly Attempt[] = [
  {
    ...{name: 'UniswapV2Router02', to: addressOf('UniswapV2Router02')},
    encode: async (terms) => callRouter02(terms),
  },
  {
    ...{name: 'SwapRouter', to: addressOf('SwapRouter')},
    encode: async (terms) => callSwapRouter(terms),
  },
  {
    ...{name: 'SwapRouter02, v2', to: addressOf('SwapRouter02')},
    encode: async (terms) => callSwapRouter02(terms, 'v2'),
  },
  {
    ...{name: 'SwapRouter02, v3', to: addressOf('SwapRouter02')},
    encode: async (terms) => callSwapRouter02(terms, 'v3'),
  },
  {
    ...{name: 'UniversalRouterV2_0, v2', to: router.address},
    encode: async (terms) => callUniversalRouter(terms, stepsInV2(terms)),
  },
  {
    ...{name: 'UniversalRouterV2_0, v3', to: router.address},
    encode: async (terms) => callUniversalRouter(terms, stepsInV3(terms)),
  },
  {
    ...{name: 'UniversalRouterV2_0, v4', to: router.address},
    encode: async (terms) => callUniversalRouter(terms, await stepsInV4(terms)),
  },
];

const printRow = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, at) => cell.padEnd([25, 38, 29][at] ?? 0))
      .join('')
      .trimEnd(),
  );

async function main(): Promise<void> {
  await requireBalance(weth, oneEther);
  const terms = await readTerms({
    pays: 'WETH',
    amountIn: oneEther,
    deadline: await deadlineIn(600n),
  });
  const twice = ({v2, v3, v4}: ToolTerms['quoted']) => ({v2: 2n * v2, v3: 2n * v3, v4: 2n * v4});
  const late = {...terms, deadline: await deadlineIn(-1n)};
  const dear = {...terms, quoted: twice(terms.quoted), minimum: twice(terms.quoted)};
  const attempt = async ({to, encode}: Attempt, changed: ToolTerms) =>
    errorOf({to, ...(await encode(changed))});

  const rows: string[][] = [];
  for (const one of attempts) rows.push([one.name, await attempt(one, terms)]); // nothing allowed
  for (const [index, one] of attempts.entries()) {
    const lent = {token: weth.address, spender: one.to, amount: oneEther};
    const allowing = one.to === router.address ? withPermit2 : withAllowances;
    await allowing([lent], async () =>
      rows[index]?.push(await attempt(one, late), await attempt(one, dear)),
    );
  }
  printRow(['contract', 'nothing allowed', 'deadline passed', 'minimum not reached']);
  for (const row of rows) printRow(row);
}

run(main);
