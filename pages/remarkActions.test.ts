import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {readActions} from '../facts/reference/actions/readActions';
import {linesOf} from '../testing/linesOf';
import {readActionNotes} from './actions/readActionNotes';
import remarkActions from './remarkActions';

const set = readActions('.');
const noted = readActionNotes('docs');

function expand(
  notes = noted?.notes ?? {},
  path = '/site/docs/contracts/v4/reference/actions.mdx',
) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse('Before.\n\n<Actions />');
  const read = () => ({
    set,
    noted: noted && {...noted, notes},
    entryOf: (identifier: string) =>
      identifier === 'Unheard()' ? undefined : `/errors#${identifier}`,
  });
  void remarkActions({read})(tree, new VFile({path}), () => undefined);
  return linesOf(tree.children);
}

test('lists all actions of the package, with what they credit and debit, and who runs them', () => {
  const lines = expand();
  expect(lines[0]).toBe('Before.');
  expect(lines.filter((line) => /^0x\d\w \| \[/.test(line)).length).toBe(25);
  expect(lines).toContain(
    '0x0b | [SETTLE](#settle) | The amount paid. | – | PositionManager, V4Router',
  );
  expect(lines).toContain('0x0a | [DONATE](#donate) | – | – | neither contract');
});

test('gives each a heading, its byte, types, inputs, credit and debit', () => {
  const lines = expand();
  expect(lines).toContain('### SETTLE_ALL {#settle-all}');
  expect(lines).toContain('Byte 0x0c · V4Router');
  expect(lines).toContain('solidity: address currency, uint256 maxAmount');
  expect(lines).toContain('Credit The whole debt.');
  expect(lines).toContain('Debit None.');
});

test('shows both structs of a swap, that of 2.0 and that of 2.1.1', () => {
  const lines = expand();
  const at = lines.indexOf('In the Universal Router from 2.1.1 on:');
  expect(lines[at - 1]).not.toContain('minHopPriceX36');
  expect(lines[at + 1]).toContain(
    'uint128 amountOutMinimum, uint256 minHopPriceX36, bytes hookData',
  );
});

test('leads to the entry of each revert that has a name', () => {
  const lines = expand();
  expect(lines.some((line) => line.startsWith('- [DeltaNotPositive(address)](/errors#'))).toBe(
    true,
  );
});

test('fails where the atlas has no entry of a revert', () => {
  const {TAKE, ...rest} = noted?.notes ?? {};
  const reverts = [{error: 'Unheard()', when: 'Never.'}];
  expect(() => expand({...rest, ...(TAKE && {TAKE: {...TAKE, reverts}})})).toThrow(
    'action TAKE: the atlas does not have the error "Unheard()"',
  );
});

test('fails with the page where an action has no note, or a note no action', () => {
  const {SWEEP, ...rest} = noted?.notes ?? {};
  expect(() => expand({...rest, ...(SWEEP && {SWEEPS: SWEEP})})).toThrow(
    /actions\.yaml does not fit the actions of the package:\n {2}- a note is for action "SWEEPS", which the package lacks; it has: INCREASE_LIQUIDITY.*\n {2}- action SWEEP has no note/,
  );
});

test('fails where a value has no meaning or unit, or a meaning no value', () => {
  const {TAKE, ...rest} = noted?.notes ?? {};
  const {amount, ...inputs} = TAKE?.inputs ?? {};
  expect(amount).toBeDefined();
  const notes = {
    ...rest,
    ...(TAKE && {TAKE: {...TAKE, inputs: {...inputs, quantity: {is: 'What.'}}}}),
  };
  expect(() => expand(notes)).toThrow(
    /action TAKE: it has no value "quantity".*\n.*the value "amount" has no meaning\n.*the number "amount" has no unit/,
  );
});

test('misses the notes on a page that has none', () => {
  expect(() => expand(undefined, '/site/docs/other.mdx')).toThrow('SETTLE_ALL has no note');
});
