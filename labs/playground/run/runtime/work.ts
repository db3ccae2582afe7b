/** Turns of the event loop without work after which a program has ended: promises may follow each other. */
const QUIET_TURNS = 3;

/** What a program still waits for: requests and timers. */
export type Work = {
  begin: () => void;
  end: () => void;
  /** Looks whether all is done. */
  check: () => void;
};

/** Counts what is under way, and calls `onIdle` once, when nothing has been for some turns. */
export function createWork(onIdle: () => void): Work {
  let busy = 0;
  let quiet = 0;
  let isIdle = false;
  const {port1, port2} = new MessageChannel();
  const turn = port2.postMessage.bind(port2, 0);
  const check = () => {
    quiet = 0;
    if (!isIdle) turn();
  };
  port1.onmessage = () => {
    if (isIdle || busy > 0) return;
    if (quiet++ < QUIET_TURNS) return turn();
    isIdle = true;
    onIdle();
  };
  return {
    begin: () => void busy++,
    end: () => {
      busy--;
      check();
    },
    check,
  };
}
