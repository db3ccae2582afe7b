// @vitest-environment happy-dom
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, test, vi} from 'vitest';
import {useOpen} from './useOpen';

const leave = vi.fn();
const run = vi.fn();
const session = {act: {leave, run}};
let finishOpening: (opened: typeof session) => void = () => undefined;
const opening = new Promise((resolve) => (finishOpening = resolve));
vi.mock('./sessions', () => ({useSession: () => session, openSession: () => opening}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('leaves the run when its buttons go, and starts none that was still loading', async () => {
  let opened: ReturnType<typeof useOpen> | undefined;
  const root = createRoot(document.createElement('div'));
  const Buttons = () => {
    opened = useOpen('home/swap.ts', 'place');
    return null;
  };
  await act(() => {
    root.render(createElement(Buttons));
  });
  let pressed: Promise<void> | undefined;
  await act(() => {
    pressed = opened?.open('run', (one) => {
      one.act.run('place');
    });
  });
  expect(leave).not.toHaveBeenCalled();
  await act(() => {
    root.unmount();
  });
  expect(leave).toHaveBeenCalledWith('place');
  finishOpening(session);
  await pressed;
  expect(run).not.toHaveBeenCalled();
});
