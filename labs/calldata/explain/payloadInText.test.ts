import {expect, test} from 'vitest';
import {payloadInText} from './payloadInText';

const DATA = `0x095ea7b3${'0'.repeat(128)}`;

test.each([
  ['a question', `${DATA} is this safe?`],
  ['a label', `data: ${DATA}`],
  ['an address', `to: 0x${'12'.repeat(20)}, data: ${DATA}`],
])('finds a payload beside %s', (_what, text) => {
  expect(payloadInText(text)).toEqual({payload: DATA, isPart: true});
});

test.each([
  DATA,
  `"${DATA}"`,
  ` ${DATA.slice(0, 50)}\n${DATA.slice(50)} `,
  DATA.slice(2),
  '{"to": "0x1234567890"}',
  'hello',
  'is 0x1234 safe?',
])('leaves %j as it is', (text) => {
  expect(payloadInText(text)).toEqual({payload: text, isPart: false});
});
