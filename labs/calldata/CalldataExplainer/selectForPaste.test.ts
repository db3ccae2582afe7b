import {expect, test} from 'vitest';
import {selectForPaste} from './selectForPaste';

const APPROVAL = `095ea7b3${'0'.repeat(128)}`;

/** Whether a paste behind a text, or at another place of it, replaces all of it. */
function replaces(text: string, selectionStart = 4): boolean {
  let isSelected = false;
  const select = () => {
    isSelected = true;
  };
  selectForPaste({
    currentTarget: {value: '0x12', selectionStart, select},
    clipboardData: {getData: () => text},
  });
  return isSelected;
}

test.each([`0x${APPROVAL}`, ` 0X12`, APPROVAL, '{"data": "0x12"}', '[{"to": "0x12"}]', 'hello'])(
  'lets %s take the place of what was there',
  (text) => {
    expect(replaces(text)).toBe(true);
  },
);

test.each(['0'.repeat(64), '', APPROVAL.slice(0, 100)])(
  'puts %j, which may be a part, behind what was there',
  (text) => {
    expect(replaces(text)).toBe(false);
  },
);

test.each([
  ['calldata', `0x${APPROVAL}`],
  ['calldata without 0x', APPROVAL],
  ['calldata in lines', ` 0x095ea7b3\n${'0'.repeat(64)}\n${'0'.repeat(64)}\n`],
  ['calldata with words around it', `data: 0x${APPROVAL}`],
  ['a request', ' {"data": "0x12345678"}'],
  ['a list of signer and payload', '["0x12", {}]'],
])('lets %s take the place of what was there wherever the caret is', (_what, text) => {
  expect(replaces(text, 2)).toBe(true);
  expect(replaces(text, 0)).toBe(true);
});

test.each(['1234', '0'.repeat(64), '0x123456', '0x123456789', '{"data": ', 'hello'])(
  'puts %j, which is no payload, where a reader edits another',
  (text) => {
    expect(replaces(text, 2)).toBe(false);
  },
);
