import {expect, test} from 'vitest';
import {readBody} from './readBody';

const bytes = (text: string) => new TextEncoder().encode(text);

test('reads a body to its end, letters across chunks too', async () => {
  const [first, second] = [bytes('é').slice(0, 1), bytes('é').slice(1)];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [bytes('a'), first, second]) controller.enqueue(part);
      controller.close();
    },
  });
  expect(await readBody(body, 9)).toEqual({text: 'aé', isCut: false});
});

test('stops a body that never ends after so many bytes', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(bytes('1234'));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readBody(body, 9)).toEqual({text: '12341234', isCut: true});
  expect(isCancelled).toBe(true);
});

test('takes an answer without a body for an empty one', async () => {
  expect(await readBody(null, 9)).toEqual({text: '', isCut: false});
});
