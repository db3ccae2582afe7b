import {readFileSync} from 'node:fs';
import {encodeFunctionData, erc20Abi, formatEther, getAddress, maxUint256} from 'viem';
import {expect, test} from 'vitest';
import type {PermitValues, Quote} from '../../../../examples/api/support/answers';
import {findPermitFaults} from '../../../../examples/api/support/findFaults';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';
import published from './published.json';

const page = readPage('docs/api/trading/overview');
const {approval, permitValues, quote} = published;
const permit = permitValues as PermitValues;

test('states what the published permit allows', () => {
  const faults = findPermitFaults(permit, quote as Quote, BigInt(permit.sigDeadline));
  expect(page).toContain(faults.join('\n'));
  const lastsSeconds = Number(permit.details.expiration) - Number(permit.sigDeadline);
  const days = (lastsSeconds / 86_400).toFixed(2);
  expect(page).toContain(`${lastsSeconds.toLocaleString('en')} s (${days} days)`);
});

test('names the spender of the published permit', () => {
  const spender = deployments.find(
    (one) => one.chainId === 8453 && one.address === getAddress(permit.spender),
  );
  expect(page).toContain(`<Address of="${spender?.contract}" chain={8453} />`);
});

test('computes the published minimum', () => {
  const [output] = quote.aggregatedOutputs;
  const least = Math.floor(Number(output?.amount) * (1 - quote.slippage / 100));
  expect(String(least)).toBe(output?.minAmount);
  expect(page).toContain(`\`${least}\`: ${quote.slippage}% below the expected`);
});

test('leads to the explainer with the published approval', () => {
  const permit2 = deployments.find((one) => one.contract === 'Permit2' && one.chainId === 1);
  const args = [permit2?.address ?? '0x', maxUint256] as const;
  const data = encodeFunctionData({abi: erc20Abi, functionName: 'approve', args});
  expect(data).toBe(approval.data);
  expect(page).toContain(`#calldata=${data})`);
});

test('repeats the minimum of the example', () => {
  const output = readFileSync('examples/api/checkSwap.output.txt', 'utf8');
  const [, least = '0'] = /not at least (\d+)/.exec(output) ?? [];
  const grouped = BigInt(least).toLocaleString('en');
  expect(page).toContain(`${grouped} units of WETH (${formatEther(BigInt(least))} at 18 decimals)`);
});
