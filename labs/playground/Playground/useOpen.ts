import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {openSession, useSession} from './sessions';
import type {Session} from './session/session';

type Act = (opened: Session) => unknown;

/**
 * The session of a program, and what opens it for a press: `pressed` is the press that still loads,
 * `retry` does one again that failed. Once the buttons are gone, the run that they started is ended.
 */
export function useOpen(program: string, place: string) {
  const session = useSession(program);
  const [pressed, setPressed] = useState<'run' | 'edit'>();
  const [retry, setRetry] = useState<() => void>();
  const isShown = useRef(false);
  const leave = useEffectEvent(() => session?.act.leave(place));
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);

  const open = async (press: 'run' | 'edit', act: Act): Promise<void> => {
    setRetry(undefined);
    setPressed(press);
    try {
      const opened = await openSession(program);
      if (isShown.current) await act(opened);
    } catch {
      setRetry(() => () => void open(press, act));
    }
    setPressed(undefined);
  };
  return {session, pressed, open, retry};
}
