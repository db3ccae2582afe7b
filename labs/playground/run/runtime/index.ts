import {ProgramBuffer} from './buffer';
import {createBuiltins} from './builtins';
import {createAsk} from './chain';
import {createConsole, safely} from './console';
import {countBrowserPromises} from './countPromises';
import {takeDoors, type Doors} from './doors';
import {createFetch} from './fetch';
import {inspect} from './inspect';
import {createRequire, type ModuleFunctions} from './modules';
import {createWrite} from './output';
import type {Servers} from './node/http';
import {createProcess} from './process';
import {createTimers} from './timers';
import {createWork} from './work';

const doors = takeDoors(globalThis);

/**
 * Runs a program in a worker that has nothing but a port: loads its entry, and reports what it prints
 * and how it ends. The script of a run is this bundle, then `playground.start(entry, modules)`.
 */
export const start = (entry: string, modules: ModuleFunctions): void =>
  doors.onStart((chain) => runProgram({entry, modules, doors, chain}));

type Program = {entry: string; modules: ModuleFunctions; doors: Doors; chain?: MessagePort};

function runProgram({entry, modules, doors, chain}: Program): void {
  const clock = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    clearInterval: globalThis.clearInterval.bind(globalThis),
  } as Parameters<typeof createTimers>[0];
  const now = performance.now.bind(performance);
  let isEnded = false;
  const report: Doors['report'] = (message) => {
    if (!isEnded) doors.report(message);
  };
  const close = () => {
    isEnded = true;
    doors.close();
  };
  const {write, flush} = createWrite({report, end: close, clock, now});
  const end = (exitCode: number) => {
    flush();
    report({type: 'ended', exitCode});
    close();
  };
  const fail = (error: unknown) => {
    if (isEnded) return;
    write('err', `${safely(() => inspect(error))}\n`);
    end(1);
  };
  const exit = (code: number): never => {
    end(code);
    throw new Error(`The program ended with exit code ${code}.`);
  };
  const process = createProcess({entry, write, exit, now});
  const work = createWork(() => end(Number(process.exitCode ?? 0)));
  countBrowserPromises(work);
  const servers: Servers = new Map();
  Object.assign(globalThis, createTimers(clock, work), {
    console: createConsole(write, now),
    fetch: createFetch({ask: chain && createAsk(chain, work), servers}),
    Buffer: ProgramBuffer,
    ...{process, global: globalThis},
  });
  globalThis.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  report({type: 'started'});
  try {
    createRequire(modules, createBuiltins({modules, process, servers, work}))(entry);
  } catch (error) {
    fail(error);
  }
  work.check();
}
