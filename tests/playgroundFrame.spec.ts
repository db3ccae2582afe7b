import type {Page} from '@playwright/test';
import {FRAME, PAGE, serveFrame} from '../testing/playgroundFrame';
import {expect, test} from '../testing/test';

/** What became of a script that is sent to a window of this origin, once the window has heard of it. */
type Sent = {origin: string; started: number};

/** Sends a script to the window, or to that of its first frame, and counts the workers that it starts. */
const send = (page: Page, toFrame: boolean): Promise<Sent> =>
  page.evaluate(async (isToFrame): Promise<Sent> => {
    const target = isToFrame ? (frames[0] as typeof globalThis & Window) : globalThis;
    let started = 0;
    Object.assign(target, {
      Worker: class {
        constructor() {
          started++;
        }
        postMessage() {}
      },
    });
    const heard = new Promise((resolve) => {
      target.addEventListener('message', resolve);
    });
    target.postMessage({script: ''}, '*', [new MessageChannel().port2]);
    await heard;
    return {origin: target.origin, started};
  }, toFrame);

test('runs nothing in the document of the frame where it is opened as a page', async ({page}) => {
  await serveFrame(page);
  await page.goto(FRAME);
  expect(await send(page, false)).toEqual({origin: new URL(page.url()).origin, started: 0});
});

/** Shows the frame in a page, and resolves once it has loaded. */
const show = (page: Page, sandbox: string | undefined): Promise<void> =>
  page.evaluate(
    ([src, value]) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        if (value !== undefined) frame.setAttribute('sandbox', value);
        frame.src = src;
        frame.onload = () => {
          resolve();
        };
        document.body.append(frame);
      }),
    [FRAME, sandbox] as const,
  );

for (const sandbox of [undefined, 'allow-scripts allow-same-origin']) {
  test(`runs nothing in a frame ${sandbox ? `with the sandbox "${sandbox}"` : 'without a sandbox'}`, async ({
    page,
  }) => {
    await serveFrame(page);
    await page.goto(PAGE);
    await show(page, sandbox);
    expect(await send(page, true)).toEqual({origin: new URL(page.url()).origin, started: 0});
  });
}

test('runs a script in the frame that the page opens', async ({page}) => {
  await serveFrame(page);
  await page.goto(PAGE);
  await show(page, 'allow-scripts');
  const report = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}) => {
          resolve(data);
        };
        const script = "postMessage({type: 'ended', exitCode: 0});";
        frames[0]?.postMessage({script}, '*', [port2]);
      }),
  );
  expect(report).toEqual({type: 'ended', exitCode: 0});
});
