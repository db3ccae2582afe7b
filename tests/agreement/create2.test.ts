import {
  concat,
  encodeFunctionData,
  getCreate2Address,
  keccak256,
  numberToHex,
  parseAbi,
} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {create2Address, type Create2Inputs, type Hash} from '../../src/protocol/create2';
import {findHookSalt} from '../../src/protocol/hookSalt';
import {expectAgreement} from './agree';
import {callMany} from './callMany';
import {inputsOf, unsigned} from './inputs';
import {deployed, expectAgreementOnChain, readWords} from './onChain';
import {bits} from './random';
import {expectAgreementWithSdk} from './withSdk';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const file = 'tests/agreement/Create2Probe.sol';
const abi = parseAbi([
  'function create(uint256 salt, uint256 word) returns (address)',
  'function mined(address deployer, uint160 flags, uint256 word) view returns (address, bytes32)',
]);
const hash: Hash = (value) => BigInt(keccak256(numberToHex(value)));

const address = (value: bigint) => numberToHex(value, {size: 20});
const word = (value: bigint) => numberToHex(value, {size: 32});
/** As the probe makes its init code of a word. */
const initCodeHashOf = (value: bigint) =>
  BigInt(keccak256(concat(['0x7f', word(value), '0x5000'])));
const ours = (inputs: Create2Inputs) => create2Address(inputs, hash);

test('agrees with the opcode CREATE2', async () => {
  const to = await deployed(sandbox, {file});
  const deployer = BigInt(to);
  // What is created once cannot be again: no two inputs of a batch may be the same.
  const inputs = inputsOf([unsigned(256), unsigned(240)]).map(([salt = 0n, value = 0n], at) => [
    salt,
    (value << 16n) | BigInt(at),
  ]);
  const calls = inputs.map(([salt = 0n, value = 0n]) =>
    encodeFunctionData({abi, functionName: 'create', args: [salt, value]}),
  );
  const answers = await callMany(sandbox.url, {to, calls});
  expectAgreement({
    inputs,
    ours: (salt, value) => ours({deployer, salt, initCodeHash: initCodeHashOf(value)}),
    theirs: answers.map((answer) => answer && readWords(answer, [false])),
  });
});

test('agrees with HookMiner.computeAddress of v4-periphery', async () => {
  await expectAgreementOnChain(sandbox, {
    file,
    signature: 'function computed(address, uint256, uint256) returns (address)',
    sources: [unsigned(160), unsigned(256), unsigned(256)],
    ours: (deployer, salt, value) => ours({deployer, salt, initCodeHash: initCodeHashOf(value)}),
  });
});

test('agrees with getCreate2Address of viem', () => {
  expectAgreementWithSdk({
    sources: [unsigned(160), unsigned(256), unsigned(256)],
    ours: (deployer, salt, initCodeHash) => ours({deployer, salt, initCodeHash}),
    theirs: (deployer, salt, initCodeHash) =>
      BigInt(
        getCreate2Address({
          from: address(deployer),
          salt: word(salt),
          bytecodeHash: word(initCodeHash),
        }),
      ),
  });
});

/** More than that, and HookMiner may find none: it ends at salt 160,443. */
const TRIES = 160_444n;

test.each([0n, 0x0040n, 0x00c0n, 0x2000n, 0x3fffn])(
  'finds the salt that HookMiner.find of v4-periphery finds, flags %d',
  async (flags) => {
    const to = await deployed(sandbox, {file});
    const [deployer, value] = [bits(160), bits(256)];
    const args = [address(deployer), flags, value] as const;
    const data = encodeFunctionData({abi, functionName: 'mined', args});
    const [answer] = await callMany(sandbox.url, {to, calls: [data], gasEach: 2n ** 36n});
    const search = {deployer, flags, initCodeHash: initCodeHashOf(value), tries: TRIES};
    const salt = findHookSalt({...search, salt: 0n}, hash);
    const found = salt === undefined ? undefined : [ours({...search, salt}), salt];
    expect(answer && readWords(answer, [false, false])).toEqual(found);
  },
);
