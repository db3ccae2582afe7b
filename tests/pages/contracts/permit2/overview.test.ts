import {readFileSync} from 'node:fs';
import {formatUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/permit2/overview');
const output = (name: string) => readFileSync(`examples/permit2/${name}.output.txt`, 'utf8');
const least = (...amounts: bigint[]): bigint =>
  amounts.reduce((one, other) => (one < other ? one : other));

test('takes the least of signed amount, approval and balance', () => {
  const [held, signed, approved] = [1_000_000_000_000n, 1_000_000_000_000n, 250_000_000n];
  for (const amount of [held, approved]) {
    const human = Number(formatUnits(amount, 6)).toLocaleString('en');
    expect(page).toContain(`${human} USDC (\`${amount}\`)`);
  }
  const taken = formatUnits(least(held, signed, approved), 6);
  expect(output('ceiling')).toContain(`taken            ${taken} USDC`);
  expect(output('ceiling')).toContain('Error(TRANSFER_FROM_FAILED)');
});

test('shares the approval of 500 USDC between two spenders of 400 USDC', () => {
  const [approved, first, second] = [500_000_000n, 400_000_000n, 400_000_000n];
  expect(least(approved, first + second)).toBe(approved);
  expect(page).toContain(`500 USDC (\`${approved}\`) together`);
});

test('leaves nothing of a signed transfer that took less', () => {
  expect(output('transfer')).toContain('took 99.999999 USDC');
  expect(output('transfer')).toMatch(/^reused nonce +InvalidNonce\(\)$/m);
});

test.each([
  {task: 'take one payment by signature', anchor: 'payment', program: 'permit2/transfer.ts'},
  {task: 'spend again and again', anchor: 'allowance', program: 'permit2/single.ts'},
])('leads who wants to $task to the project that does it', ({task, anchor, program}) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${task} `));
  expect(row).toContain(`](#${anchor})`);
  const [, passage = ''] = page.split(`{/* #${anchor} */}`);
  const [own = ''] = passage.split('\n## ');
  expect(own).toContain(`\`\`\`sh run=${program}\n`);
  expect(own).toContain(`\`\`\`text output=${program}\n`);
});

test('shows the lines that sign a payment and take it', () => {
  for (const region of ['sign', 'use']) {
    expect(page).toContain(`\`\`\`ts example=permit2/transfer.ts#${region}\n`);
  }
});

test.each(['single', 'transfer'])('lets one account play both parts of %s', (program) => {
  const source = readFileSync(`examples/permit2/${program}.ts`, 'utf8');
  expect(source).not.toContain('support/stranger'); // a second test account, which only a sandbox has
});

test('has the same address on every chain but ZKsync Era', () => {
  const all = deployments.filter(({contract}) => contract === 'Permit2');
  const mainnet = all.find(({chainId}) => chainId === 1)?.address;
  const others = all.filter(({address}) => address !== mainnet);
  expect(others.map(({chainId}) => chainId)).toEqual([324]);
});

test('asks an owner with code, whose plain signature may fail', () => {
  expect(output('delegatedAccount').trim().split('\n')).toEqual([
    'no code               passes',
    'TakesPlainSignatures  passes',
    'WantsAnotherForm      InvalidContractSignature()',
  ]);
  const selector = toFunctionSelector('isValidSignature(bytes32,bytes)');
  expect(page).toContain(`only the answer \`${selector}\``);
});
