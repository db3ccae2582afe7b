import {expect, test} from 'vitest';
import {stableOutput} from './stableOutput';

const printed = `Compiling 8 files with Solc 0.7.6
Solc 0.7.6 finished in 1.32s
Compiler run successful!

Ran 1 test for test/Swap.t.sol:SwapTest
[PASS] test_pays() (gas: 224761)
Logs:
  paid: 10000.000000

Suite result: ok. 1 passed; 0 failed; 0 skipped; finished in 16.50ms (6.24ms CPU time)

Ran 1 test suite in 27.67ms (16.50ms CPU time): 1 tests passed, 0 failed, 0 skipped (1 total tests)
`;

const stable = `Ran 1 test for test/Swap.t.sol:SwapTest
[PASS] test_pays() (gas: 224761)
Logs:
  paid: 10000.000000

Suite result: ok. 1 passed; 0 failed; 0 skipped

Ran 1 test suite: 1 tests passed, 0 failed, 0 skipped (1 total tests)
`;

test('leaves out how forge compiled, and every time', () => {
  expect(stableOutput(printed)).toBe(stable);
});

test('reads the same where nothing had to be compiled', () => {
  const cached = `No files changed, compilation skipped\n\n${printed.slice(printed.indexOf('Ran'))}`;
  expect(stableOutput(cached)).toBe(stable);
});

test('leaves out the mean gas of random calls, and keeps how many there were', () => {
  const fuzzed =
    'Ran 1 test for a\n[PASS] testFuzz_pays(uint256) (runs: 256, μ: 157370, ~: 166976)\n';
  expect(stableOutput(fuzzed)).toBe(
    'Ran 1 test for a\n[PASS] testFuzz_pays(uint256) (runs: 256)\n',
  );
});

test('keeps what it does not know', () => {
  expect(stableOutput('No tests found\n')).toBe('No tests found\n');
});
