import {fork} from 'node:child_process';
import path from 'node:path';
import type {Provoked} from './provoke';

type Message = {call: string} | {name: string; results: Provoked[]};

/** What every class threw at so many calls of each member, made in a process of its own; a call without end is named. */
export function provokeApart(calls: number): Promise<Map<string, Provoked[]>> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'provokeMain.ts'), [String(calls)], {
      execArgv: ['--import', 'tsx'],
    });
    const byClass = new Map<string, Provoked[]>();
    let last = 'the start';
    const stop = () => {
      child.kill('SIGKILL');
      reject(new Error(`a call did not end within ${SECONDS} s: ${last}`));
    };
    const timer = setTimeout(stop, SECONDS * 1000);
    child.on('message', (message: Message) => {
      timer.refresh();
      if ('call' in message) last = message.call;
      else byClass.set(message.name, message.results);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(byClass);
      else reject(new Error(`calls ended with ${code} at ${last}`));
    });
  });
}

const SECONDS = 60;
