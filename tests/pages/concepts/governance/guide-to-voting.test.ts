import {encodeFunctionData, parseAbi, parseUnits, slice, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import governorAlpha from '@uniswap/governance/build/GovernorAlpha.json';
import uni from '@uniswap/governance/build/Uni.json';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/governance/guide-to-voting');
const hex = (text: string) => Buffer.from(text).toString('hex');

test('states 250 UNI as a raw amount', () => {
  expect(page).toContain(`250 UNI (\`${parseUnits('250', 18)}\` raw, 18 decimals)`);
});

test.each([
  ['delegate(address)', 'delegate'],
  ['castVote(uint256,uint8)', 'castVote'],
  ['castVoteWithReason(uint256,uint8,string)', 'castVoteWithReason'],
])('gives the selector of %s', (signature, name) => {
  expect(page).toContain(`\`${toFunctionSelector(signature)}\` for \`${name}\``);
});

test('states the calldata of a For vote on proposal 9', () => {
  const calldata = encodeFunctionData({
    abi: parseAbi(['function castVote(uint256 proposalId, uint8 support)']),
    args: [9n, 1],
  });
  const words = [
    slice(calldata, 0, 4),
    slice(calldata, 4, 36).slice(2),
    slice(calldata, 36).slice(2),
  ];
  expect(page).toContain(words.join('\n'));
});

test('states the last block for a delegation and the hours until then', () => {
  expect(page).toContain(
    `the last block in which a delegation still counts is ${(13_538_153 + 13_140).toLocaleString('en')}`,
  );
  expect(page).toContain(`that delay is ${(13_140 * 12) / 3_600} hours`);
});

test.each([
  [governorAlpha.bytecode, 'GovernorAlpha::_castVote: voting is closed'],
  [governorAlpha.bytecode, 'GovernorAlpha::_castVote: voter already voted'],
  [uni.bytecode, 'Uni::getPriorVotes: not yet determined'],
  [uni.bytecode, 'Uni::delegateBySig: signature expired'],
])('quotes a message that the packaged contract holds', (bytecode, message) => {
  expect(page).toContain(message);
  expect(bytecode).toContain(hex(message).slice(0, 62));
});
