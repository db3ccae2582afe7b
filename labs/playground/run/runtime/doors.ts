import type {ProgramReport} from '../../protocol';

/** What leads out of the worker. A program finds none of it. */
export type Doors = {
  report: (report: ProgramReport) => void;
  /** Calls back once, with the port to the chain where the program has one. */
  onStart: (start: (chain?: MessagePort) => void) => void;
  /** Ends the worker after the task that runs. */
  close: () => void;
};

type Scope = {
  postMessage: (message: unknown) => void;
  close: () => void;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent) => void,
    options: {once: true},
  ) => void;
};

/**
 * Names that the scope loses: ways to reach the frame past the runtime, and to start more workers. The
 * policy of the frame refuses the network by every other name.
 */
const TAKEN = [
  ...['postMessage', 'onmessage', 'onmessageerror', 'close', 'Worker', 'SharedWorker'],
  ...['BroadcastChannel', 'importScripts', 'WebSocket', 'EventSource'],
];

/** Takes the doors out of a worker's scope, before any code of a program runs there. */
export function takeDoors(scope: Scope): Doors {
  const [report, close] = [scope.postMessage.bind(scope), scope.close.bind(scope)];
  const started = new Promise<MessagePort | undefined>((resolve) => {
    scope.addEventListener('message', ({ports}) => resolve(ports[0]), {once: true});
  });
  for (const name of TAKEN) remove(scope, name);
  return {report, close, onStart: (start) => void started.then(start)};
}

/** Browsers hold such names in the scope or in what it inherits from. */
function remove(scope: object, name: string): void {
  for (let owner: object | null = scope; owner; owner = Reflect.getPrototypeOf(owner))
    Reflect.deleteProperty(owner, name);
}
