import {encodeDeployData, keccak256} from 'viem';
import {expect, test} from 'vitest';
import {create2Deployer} from '../../../../facts/registry/create2Deployer';
import {addressOf} from '../../../../sandbox/addressOf';
import {compile} from '../../../../sandbox/compile';
import {initialTexts} from '../instrument';
import hookMiner from '../calculators/hookMiner';
import {CREATE2_DEPLOYER, minerFields, searchOf} from './minerFields';

const initial = initialTexts(hookMiner);

test('begins with the hook of the guide and the deployer of the registry', async () => {
  const {contracts} = await compile('examples/v4/hooks/SwapCounter.sol');
  const hook = contracts.SwapCounter;
  if (!hook) throw new Error('SwapCounter.sol has no contract SwapCounter');
  const initCode = encodeDeployData({...hook, args: [addressOf('PoolManager')]});
  expect(minerFields.code.initial).toBe(keccak256(initCode));
  expect(new Set(create2Deployer.map(({address}) => address))).toEqual(new Set([CREATE2_DEPLOYER]));
});

test('hashes code and arguments from several lines as one', () => {
  const code = '60'.repeat(40);
  const read = (text: string) => minerFields.code.read(text, {});
  expect(read(`0x${code}\n 0x00ff`)).toEqual({
    value: {hash: keccak256(`0x${code}00ff`), bytes: 42},
  });
});

test('keeps the hash of code in a link', () => {
  const linked = hookMiner.linked?.({...initial, code: '60'.repeat(9_000)});
  expect(linked?.code).toMatch(/^0x[0-9a-f]{64}$/);
});

test('searches from the salt on, and from the next where it fits', () => {
  expect(searchOf({...initial, salt: '2540'})?.salt).toBe(2540n);
  expect(searchOf({...initial, salt: '2541'})?.salt).toBe(2542n);
  expect(searchOf({...initial, salt: 'x'})).toBeUndefined();
});

test('gives both lines for a salt that fits, and forge’s alone for another deployer', () => {
  const linesOf = (texts: object) => {
    const reading = hookMiner.read({...initial, ...texts});
    const results = 'answer' in reading ? reading.answer.results : [];
    return results.map(({label}) => label).filter((label) => label.startsWith('Line'));
  };
  expect(linesOf({salt: '0'})).toEqual([]);
  expect(linesOf({salt: '2541'})).toEqual(['Line for forge', 'Line for viem']);
  const deployer = '0x0000000000000000000000000000000000000001';
  const flags = (salt: string) => ({deployer, salt});
  const reading = hookMiner.read({...initial, ...flags('0')});
  const given = 'answer' in reading ? reading.answer.results[1]?.full : '';
  expect(linesOf({...flags('0'), flags: given})).toEqual(['Line for forge']);
});
