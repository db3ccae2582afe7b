import {encodeFunctionData, getAddress, maxUint256, parseAbi, type Hex} from 'viem';
import {describe, expect, test} from 'vitest';
import {readAbis} from '../readAbis';
import {readCatalogue} from '../readCatalogue';
import {encoderOf, idsOf, reader, testExplainer} from './explainer.fixture';

const callOf = encoderOf(readAbis(process.cwd()));
const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, weth] = ['USDC', 'WETH'].map(addressOf) as [Hex, Hex];
const stranger = getAddress(`0x${'bad0'.repeat(10)}`);

describe('what tokens have beside the standard', () => {
  const abi = parseAbi([
    'function increaseAllowance(address spender, uint256 addedValue)',
    'function decreaseAllowance(address spender, uint256 subtractedValue)',
    'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
    'function deposit() payable',
    'function withdraw(uint256 wad)',
  ]);
  const more = (amount: bigint): Hex =>
    encodeFunctionData({abi, functionName: 'increaseAllowance', args: [stranger, amount]});
  const half: Hex = `0x${'11'.repeat(32)}`;
  const permit = encodeFunctionData({
    abi,
    functionName: 'permit',
    args: [reader, stranger, 0n, 0n, true, 27, half, half],
  });
  const withdraw = encodeFunctionData({abi, functionName: 'withdraw', args: [10n ** 18n]});

  test('is an allowance that is raised', () => {
    expect(said(more(1_500_000n), {to: usdc})).toContain(
      `Adds to an ERC-20 allowance: ${stranger} may spend 1.5 USDC (1500000 smallest units) more from the caller`,
    );
    expect(idsOf(explain(more(maxUint256), {to: usdc}))).toEqual(['unknown-spender', 'unlimited']);
  });

  test('is an allowance that is lowered, which warns of nothing', () => {
    const args = [stranger, 5n] as const;
    const less = encodeFunctionData({abi, functionName: 'decreaseAllowance', args});
    expect(said(less, {to: usdc})).toContain('Lowers an ERC-20 allowance');
    expect(idsOf(explain(less, {to: usdc}))).toEqual([]);
  });

  test('is a permit of all, as that of DAI', () => {
    expect(said(permit)).toContain(
      `By a signature, a permit of the token: ${stranger} may spend all of what ${reader} has`,
    );
    expect(idsOf(explain(permit))).toEqual(['unknown-spender', 'no-end', 'unlimited']);
  });

  test('is ether that WETH9 wraps and unwraps, and no other token', () => {
    const deposit = encodeFunctionData({abi, functionName: 'deposit'});
    expect(said(deposit, {to: weth})).toContain(
      'Wraps the ether that is sent along, for the caller.',
    );
    expect(said(withdraw, {to: weth})).toContain(
      'Unwraps 1 WETH (1000000000000000000 smallest units) of the caller into ether',
    );
    expect(idsOf(explain(withdraw, {to: weth}))).toEqual([]);
    expect(said(withdraw)).toContain('if the called contract is WETH9');
    expect(explain(withdraw, {to: usdc})).toMatchObject({kind: 'unread'});
    expect(idsOf(explain(withdraw, {to: stranger}))).toEqual(['unknown-contract']);
  });
});

test('claims nothing of all tokens where it does not know a function or a message', () => {
  // transferWithAuthorization of USDC, which no package here declares.
  const text = said(`0xe3ee160e${'0'.repeat(64 * 9)}`, {to: usdc});
  expect(text).toContain(
    'Do not sign yet: the form does not know this function, so it cannot say what it does.',
  );
  expect(text).toContain('selector 0xe3ee160e is not a function of it that the form knows');
  const message = {
    domain: {name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc},
    primaryType: 'TransferWithAuthorization',
    types: {TransferWithAuthorization: []},
    message: {},
  };
  expect(said(JSON.stringify(message))).toContain(
    'Do not sign yet: the form does not know this message, so it cannot say what it does. It knows the permits of Permit2 and of tokens; "TransferWithAuthorization" is no permit that it knows.',
  );
});

describe('an amount of 2²⁵⁵, which only routers take for their balance', () => {
  const half = 1n << 255n;

  test('is more than any token has in a transfer', () => {
    for (const data of [
      callOf('ERC20', 'transfer', [stranger, half]),
      callOf('ERC20', 'transferFrom', [reader, stranger, maxUint256]),
    ]) {
      expect(said(data, {to: usdc})).toMatch(
        /(Sends|Moves) more than any token has \(\d+\) of USDC/,
      );
    }
  });

  test('is an allowance without limit', () => {
    const data = callOf('ERC20', 'approve', [stranger, half]);
    expect(said(data, {to: usdc})).toContain(`may spend an unlimited amount (${half}) of USDC`);
    expect(said(data, {to: usdc})).not.toContain('whole balance');
  });
});

describe('a right to move all NFTs', () => {
  const all = callOf('NonfungiblePositionManager', 'setApprovalForAll', [stranger, true]);

  test('is one of positions where a position manager is called', () => {
    for (const name of ['NonfungiblePositionManager', 'PositionManager']) {
      const text = said(all, {to: addressOf(name)});
      expect(text).toContain(`Lets ${stranger} move every position NFT that the caller has`);
      expect(text).toContain('! The operator may move every position NFT, with no end date.');
    }
  });

  test('is one of a collection where another contract is called', () => {
    const text = said(all, {to: stranger});
    expect(text).toContain('move every NFT of this collection that the caller has or will have');
    expect(text).toContain('! The operator may move every NFT of this collection');
    expect(text).not.toContain('every position');
  });

  test('is one of the called contract where that is not known', () => {
    const nfts =
      'every NFT of the called contract (for Uniswap’s position managers: every position)';
    expect(said(all)).toContain(`move ${nfts} that the caller has`);
    expect(said(all)).toContain(`! The operator may move ${nfts}, with no end date.`);
  });
});

test.each<[string, Hex]>([
  ['Revokes the ERC-20 allowance: 0x', callOf('ERC20', 'approve', [stranger, 0n])],
  ['may spend nothing of the called token', callOf('ERC20', 'approve', [stranger, 0n])],
  [
    `The caller revokes the allowance of ${stranger} for USDC in Permit2.`,
    callOf('Permit2', 'approve', [usdc, stranger, 0n, 0]),
  ],
])('says that an allowance of 0 is taken back: %s', (sentence, data) => {
  expect(said(data)).toContain(sentence);
});

describe('what a field of the form settles', () => {
  const transfer = callOf('ERC20', 'transfer', [stranger, 5n]);

  test('is whose a recipient is', () => {
    const hint = 'Enter your own address as Sender to compare.';
    expect(explain(transfer, {to: usdc})).toMatchObject({warnings: [{hint}]});
    const known = explain(transfer, {to: usdc, sender: reader});
    expect(known).toMatchObject({warnings: [expect.not.objectContaining({hint})]});
  });

  test('is the unit of an amount of the called token', () => {
    const hint = 'Enter the token as Called contract to read the amount in its units.';
    expect(explain(transfer)).toMatchObject({hint});
    expect(explain(transfer, {to: usdc})).not.toHaveProperty('hint');
    expect(explain(callOf('ERC20', 'approve', [stranger, maxUint256]))).not.toHaveProperty('hint');
  });
});
