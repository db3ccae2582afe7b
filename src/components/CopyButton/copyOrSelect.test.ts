// @vitest-environment happy-dom
import {beforeEach, expect, test, vi} from 'vitest';
import {copyOrSelect} from './copyOrSelect';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  return () => {
    vi.unstubAllGlobals();
  };
});

const elementOf = (text: string): Element => {
  document.body.innerHTML = `<code>${text}</code>`;
  return document.body.firstElementChild as Element;
};

test('copies the text', async () => {
  writeText.mockResolvedValueOnce();
  expect(await copyOrSelect('0x12', null)).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith('0x12');
});

test('selects the element with the text where the browser refuses', async () => {
  writeText.mockRejectedValueOnce(new Error('refused'));
  expect(await copyOrSelect('0x12', elementOf('0x12'))).toBe('selected');
  expect(getSelection()?.toString()).toBe('0x12');
});

test('selects no element with another text', async () => {
  writeText.mockRejectedValueOnce(new Error('refused'));
  expect(await copyOrSelect('0x12', elementOf('0x34'))).toBe('refused');
});
