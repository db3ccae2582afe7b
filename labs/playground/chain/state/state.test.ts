import {expect, test} from 'vitest';
import {State} from './state';

const ALICE = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const SLOT = `0x${'0'.repeat(63)}1`;

const create = () => new State({[ALICE]: {nonce: 1, balance: '0x64', storage: {'0x1': '0xff'}}});

/** Everything that a state holds. */
const contents = ({accounts, storage}: State) => ({
  accounts: new Map(accounts),
  slots: [...storage].flatMap(([address, slots]) =>
    [...slots].map(([slot, value]) => `${address} ${slot} ${value.join()}`),
  ),
});

test('undoes accounts, slots and removals to a position', () => {
  const state = create();
  const before = contents(state);
  const {position} = state;
  state.set(ALICE, {balance: 5n});
  state.set(BOB, {nonce: 1n});
  state.setSlot(BOB, SLOT, Uint8Array.of(1));
  state.delete(ALICE);

  state.undoTo(position);

  expect(contents(state)).toEqual(before);
});

test('comes forward again after it went back', () => {
  const state = create();
  const {position} = state;
  state.set(ALICE, {balance: 5n});
  state.setSlot(ALICE, SLOT, Uint8Array.of(7));
  const after = contents(state);

  const undone = state.undoTo(position);
  expect(state.get(ALICE).balance).toBe(100n);
  state.redo(undone);

  expect(contents(state)).toEqual(after);
});

test('leaves what it was made from as it was', () => {
  const saved = {[ALICE]: {nonce: 1, balance: '0x64' as const}};
  const state = new State(saved);
  state.set(ALICE, {balance: 0n});

  expect(new State(saved).get(ALICE).balance).toBe(100n);
});

test('finds no money where there is no account', () => {
  expect(create().get(BOB)).toMatchObject({nonce: 0n, balance: 0n});
});
