import {readFileSync} from 'node:fs';
import {V4_BASE_ACTIONS_ABI_DEFINITION, V4_SWAP_ACTIONS_V2_1_1} from '@uniswap/v4-sdk';
import {parseAbiParameters, type AbiParameter} from 'viem';
import {expect, test} from 'vitest';
import {tupleOf} from '../commands/tupleOf';
import {actionSet, type Action} from './actionSet';
import {ACTION_SOURCES, readActions} from './readActions';
import {readHandler} from './readHandler';
import {withHopLimits} from './withHopLimits';

const {actions, structs} = readActions(process.cwd());
const named = (name: string): Action => {
  const action = actions.find((one) => one.name === name);
  if (!action) throw new Error(`no action ${name}`);
  return action;
};

/** Types alone, as `(address,uint24)[]`. */
const typesOf = (parameters: readonly AbiParameter[]): string =>
  parameters
    .map((one) =>
      'components' in one
        ? `(${typesOf(one.components)})${one.type.slice('tuple'.length)}`
        : one.type,
    )
    .join();
const typesIn = ({inputs}: Action, of = structs): string =>
  inputs.length === 0 ? '' : typesOf(parseAbiParameters(tupleOf(inputs, of)));

test('has the 25 actions of the package, without a gap', () => {
  const source = readFileSync(
    'node_modules/@uniswap/v4-periphery/src/libraries/Actions.sol',
    'utf8',
  );
  expect(actions.length).toBe(source.match(/internal constant/g)?.length);
  expect(actions.map(({byte}) => byte)).toEqual(Array.from({length: 25}, (_, byte) => byte));
});

test('knows which contract runs which action', () => {
  const by = (runner: Action['runsIn'][number]) =>
    actions.filter(({runsIn}) => runsIn.includes(runner)).map(({byte}) => byte);
  expect(by('PositionManager')).toEqual([0, 1, 2, 3, 4, 5, 11, 13, 14, 17, 18, 19, 20, 21, 22]);
  expect(by('V4Router')).toEqual([6, 7, 8, 9, 11, 12, 14, 15, 16]);
  const neither = actions.filter(({runsIn}) => runsIn.length === 0).map(({name}) => name);
  expect(neither).toEqual(['DONATE', 'MINT_6909', 'BURN_6909']);
});

test('reads the same in the sources that the router of 2.0 was built with', () => {
  expect(readActions(process.cwd(), ACTION_SOURCES.router2_0)).toEqual({actions, structs});
});

test('has value types and interfaces as what calldata holds', () => {
  expect(named('SETTLE').inputs).toEqual([
    {name: 'currency', type: 'address'},
    {name: 'amount', type: 'uint256'},
    {name: 'payerIsUser', type: 'bool'},
  ]);
  expect(tupleOf(named('MINT_POSITION').inputs.slice(0, 1), structs)).toBe(
    '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey',
  );
});

test('has the types that CalldataDecoder says it is equivalent to', () => {
  const decoder = readFileSync(
    'node_modules/@uniswap/v4-periphery/src/libraries/CalldataDecoder.sol',
    'utf8',
  );
  const said = decoder.replace(/IV4Router\.|Currency/g, (one) =>
    one === 'Currency' ? 'address' : '',
  );
  for (const action of actions.filter(({inputs}) => inputs.length > 0)) {
    const types = action.inputs.map(({type}) => type).join(', ');
    expect(said).toContain(`abi.decode(params, (${types}))`);
  }
});

type SdkParameter = {type: string};
/** As v4-sdk writes it, which has a word for the fee of a path, where the contract reads 24 bits. */
const sdkTypes = (parameters: readonly SdkParameter[] | undefined): string =>
  typesOf(
    parseAbiParameters((parameters ?? []).map(({type}) => type.replace(/tuple(?=\()/g, '')).join()),
  ).replace('(address,uint256,int24,', '(address,uint24,int24,');

test('takes the types that v4-sdk encodes, in 2.0', () => {
  for (const [byte, parameters] of Object.entries(V4_BASE_ACTIONS_ABI_DEFINITION)) {
    const action = actions[Number(byte)];
    expect(`${action?.name} ${action && typesIn(action)}`).toBe(
      `${action?.name} ${sdkTypes(parameters)}`,
    );
  }
});

test('takes the types that v4-sdk encodes, from 2.1.1 on', () => {
  const limited = withHopLimits(structs);
  const swaps = Object.entries(V4_SWAP_ACTIONS_V2_1_1);
  expect(swaps.map(([byte]) => actions[Number(byte)]?.name)).toEqual(
    actions.filter(({name}) => name.startsWith('SWAP')).map(({name}) => name),
  );
  for (const [byte, parameters] of swaps) {
    const action = actions[Number(byte)];
    expect(action && typesIn(action, limited)).toBe(sdkTypes(parameters));
  }
});

const CONSTANTS = 'uint256 internal constant TAKE = 0x0e;';
const block = (action: string, variables: string) =>
  `if (action == Actions.${action}) {\n ${variables} = params.decodeIt();\n return;\n }`;
const handlers = {PositionManager: block('TAKE', 'uint256 amount'), V4Router: ''};

test('refuses contracts that read an action differently', () => {
  const V4Router = block('TAKE', 'address to');
  expect(() =>
    actionSet({constants: CONSTANTS, handlers: {...handlers, V4Router}, types: ''}),
  ).toThrow('PositionManager and V4Router read TAKE differently');
});

test('names an action that no constant declares, and a block that it cannot read', () => {
  expect(() => actionSet({constants: '', handlers, types: ''})).toThrow(
    'PositionManager handles TAKE, which has no constant',
  );
  expect(() => readHandler('if (action == Actions.TAKE) { _take(); }')).toThrow(
    'the block of TAKE decodes nothing first',
  );
});
