import {expect, test} from 'vitest';
import {readNatSpec, returnText} from './natSpec';

test('tells what a value means from what the function does', () => {
  const comment = ' @notice Swaps.\n @param amount What goes in\n @return out What comes out';
  expect(readNatSpec(comment)).toEqual({
    text: 'Swaps.',
    parameters: {amount: 'What goes in'},
    returns: ['out What comes out'],
  });
});

test('joins what is said to users with what is said to developers', () => {
  expect(readNatSpec('@notice Burns.\n@dev Only the owner.').text).toBe('Burns. Only the owner.');
});

test('reads a text that stands before any tag', () => {
  expect(readNatSpec(' The price, as a square root').text).toBe('The price, as a square root');
});

test('puts a text of several lines on one, without the marks of its comment', () => {
  expect(readNatSpec(' * @notice One\n   * two\n   *\n   * three').text).toBe('One two three');
});

test('keeps the values apart that are returned, in order', () => {
  expect(readNatSpec('@return a First\n@return b Second').returns).toEqual(['a First', 'b Second']);
});

test('quotes neither titles nor tags of other tools', () => {
  expect(readNatSpec('@title A pool\n@inheritdoc IPool\n@custom:audit no\n@notice Holds.')).toEqual(
    {text: 'Holds.', parameters: {}, returns: []},
  );
});

test('takes an @ within a line for text', () => {
  expect(readNatSpec('@notice Ask me@example.org first').text).toBe('Ask me@example.org first');
});

test('leaves the name out of what is said of a returned value', () => {
  expect(returnText('pool The new pool', 'pool')).toBe('The new pool');
});

test('keeps a first word that only starts like the name', () => {
  expect(returnText('pools of both tokens', 'pool')).toBe('pools of both tokens');
});

test('has nothing to say of a returned value without a text', () => {
  expect(returnText(undefined, 'pool')).toBeUndefined();
});
