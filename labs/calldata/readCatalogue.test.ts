import {expect, test} from 'vitest';
import {knownCommands} from './knownCommands';
import {readCatalogue} from './readCatalogue';

const {actions, functions, routers} = readCatalogue(process.cwd());
const inputsOf = (version: keyof typeof routers, name: string) =>
  routers[version].commands
    .find((one) => one.name === name)
    ?.inputs.map(({type, name: called}) => `${type} ${called}`);

test('knows a function that several contracts have once, with all of them', () => {
  const refunds = functions.filter(({name}) => name === 'refundETH');
  expect(refunds.map(({of}) => of.map(({contract}) => contract))).toEqual([
    ['SwapRouter', 'NonfungiblePositionManager', 'SwapRouter02'],
  ]);
});

test('leads to the section of a function, and to the page of its part of Permit2', () => {
  const placesOf = (name: string) =>
    functions.filter((one) => one.name === name).flatMap(({of}) => of.map(({href}) => href));
  expect(placesOf('collect')).toContain(
    '/contracts/v3/reference/periphery/NonfungiblePositionManager#collect',
  );
  expect(placesOf('lockdown')).toEqual([
    '/contracts/permit2/reference/allowance-transfer#lockdown',
  ]);
});

test('gives commands of 1.2 the inputs that its functions decode', () => {
  expect(inputsOf('1.2', 'X2Y2_1155')).toEqual([
    'uint256 value',
    'bytes data',
    'address recipient',
    'address token',
    'uint256 id',
    'uint256 amount',
  ]);
  expect(inputsOf('1.2', 'APPROVE_ERC20')).toEqual(['address token', 'uint8 spender']);
});

test('leaves the input closed of a command with a struct that nothing declares', () => {
  const input = {name: 'poolKey', type: 'PoolKey'};
  const command = {name: 'V4_INITIALIZE_POOL', byte: 0x13, reports: true, inputs: [input]};
  const set = {mask: 0x7f, flag: 0x80, commands: [command], structs: {}};
  expect(knownCommands(set, {notes: {}})).toEqual([
    {name: 'V4_INITIALIZE_POOL', byte: 0x13, inputs: [], reports: true},
  ]);
});

test('gives each release its own commands and its own values of a swap', () => {
  const swap = (version: keyof typeof routers) => inputsOf(version, 'V2_SWAP_EXACT_OUT')?.at(-1);
  expect(['1.2', '2.0', '2.1.1'].map((one) => swap(one as keyof typeof routers))).toEqual([
    'bool payerIsUser',
    'bool payerIsUser',
    'uint256[] minHopPriceX36',
  ]);
  expect([routers['1.2'].mask, routers['2.0'].mask, routers['2.1.1'].mask]).toEqual([63, 63, 127]);
  expect(inputsOf('2.0', 'PAY_PORTION_FULL_PRECISION')).toBeUndefined();
  expect(inputsOf('2.1.1', 'PAY_PORTION_FULL_PRECISION')?.at(-1)).toBe('uint256 portion');
});

test('knows what tokens and the position manager name differently', () => {
  const approvals = functions.filter(({selector}) => selector === '0x095ea7b3');
  expect(approvals.map(({of, inputs}) => [of[0]?.contract, inputs[1]?.name])).toEqual([
    ['NonfungiblePositionManager', 'tokenId'],
    ['ERC20', 'value'],
  ]);
});

test('knows the commands whose failure the flag allows', () => {
  const reporting = (version: keyof typeof routers) =>
    routers[version].commands.flatMap(({name, byte, reports}) =>
      reports && byte < 0x10 ? [name] : [],
    );
  expect(reporting('1.2')).toEqual(['BALANCE_CHECK_ERC20']);
  expect(reporting('2.0')).toEqual([
    'PERMIT2_PERMIT_BATCH',
    'PERMIT2_PERMIT',
    'BALANCE_CHECK_ERC20',
  ]);
});

test('knows the actions of v4, which contract runs them, and the page that explains them', () => {
  expect(actions.length).toBe(25);
  expect(actions.find(({name}) => name === 'SETTLE')).toMatchObject({
    byte: 0x0b,
    runsIn: ['PositionManager', 'V4Router'],
    href: '/contracts/v4/reference/actions#settle',
  });
  const limited = actions.filter(({limitedInputs}) => limitedInputs);
  expect(limited.map(({byte}) => byte)).toEqual([6, 7, 8, 9]);
});

test('knows the calls of v4, with the names of v3 for what moves a position', () => {
  const ofManager = functions.filter(({of}) =>
    of.some(({contract}) => contract === 'PositionManager'),
  );
  expect(ofManager.map(({name}) => name)).toEqual(
    expect.arrayContaining(['modifyLiquidities', 'initializePool', 'multicall', 'approve']),
  );
  const transfer = ofManager.find(({name}) => name === 'transferFrom');
  expect(transfer?.of.map(({contract}) => contract)).toEqual([
    'NonfungiblePositionManager',
    'PositionManager',
  ]);
});
