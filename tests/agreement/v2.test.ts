import {afterAll, beforeAll, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {getAmountIn, getAmountOut} from '../../src/protocol/constantProduct';
import {amount, either, unsigned} from './inputs';
import {type Compared, expectAgreementOnChain} from './onChain';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const anyAmount = either(unsigned(256), unsigned(112), amount);
const three = {file: 'UniswapV2Router02', sources: [anyAmount, anyAmount, anyAmount]};

const compared: Readonly<Record<string, Compared>> = {
  getAmountOut: {
    ...three,
    signature: 'function getAmountOut(uint256, uint256, uint256) returns (uint256)',
    ours: (amountIn, reserveIn, reserveOut) => getAmountOut({amountIn, reserveIn, reserveOut}),
  },
  getAmountIn: {
    ...three,
    signature: 'function getAmountIn(uint256, uint256, uint256) returns (uint256)',
    ours: (amountOut, reserveIn, reserveOut) => getAmountIn({amountOut, reserveIn, reserveOut}),
  },
  'getAmountIn, where nothing is left to round': {
    ...three,
    sources: [unsigned(60), unsigned(60), unsigned(60)],
    related: (wanted = 0n, times = 0n, rest = 0n) => [wanted, 997n * rest * times, wanted + rest],
    signature: 'function getAmountIn(uint256, uint256, uint256) returns (uint256)',
    ours: (amountOut, reserveIn, reserveOut) => getAmountIn({amountOut, reserveIn, reserveOut}),
  },
};

test.each(Object.entries(compared))('agrees with UniswapV2Router02.%s', async (_name, compared) => {
  await expectAgreementOnChain(sandbox, compared);
});
