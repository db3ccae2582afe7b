import {type ChildProcess, spawn} from 'node:child_process';
import {findAnvil} from './findAnvil';
import {guardChild} from './guardChild';
import {request} from './request';
import {GENESIS_TIMESTAMP_SECONDS, SECONDS_PER_BLOCK} from './time';

/** A node that runs. */
export type Node = {
  url: string;
  port: number;
  /** Of anvil and of the guard that ends it when this process is gone. */
  processIds: readonly number[];
  /** Settles when anvil ends, with what it wrote to stderr. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

type Options = {
  /** 0 takes a free one. */
  port: number;
  chainId: number;
  /** A saved state to begin with: anvil takes the time of its last block from us. */
  saved?: {stateFile: string; timestampSeconds: number};
  /** Whose rules it has; Cancun unless told. */
  hardfork?: 'cancun' | 'prague';
};

/** Starts anvil with this chain id, and with blocks 12 seconds apart whatever the clock says. */
export async function startAnvil(options: Options): Promise<Node> {
  const {port} = options;
  const anvil = spawn(findAnvil(), flags(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const guard = guardChild(anvil);
  const ended = ending(anvil);
  const stop = async () => {
    anvil.kill('SIGTERM');
    await ended;
  };

  try {
    const actualPort = await Promise.race([listening(anvil), ended.then(refuse(port))]);
    const url = `http://127.0.0.1:${actualPort}`;
    await request(url, {method: 'anvil_setBlockTimestampInterval', params: [SECONDS_PER_BLOCK]});
    return {
      url,
      port: actualPort,
      processIds: [anvil.pid, guard].filter((id) => id !== undefined),
      ended,
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

const flags = ({port, chainId, saved, hardfork = 'cancun'}: Options) => [
  ...['--port', String(port), '--chain-id', String(chainId), '--hardfork', hardfork],
  ...['--timestamp', String(saved?.timestampSeconds ?? GENESIS_TIMESTAMP_SECONDS)],
  ...(saved ? ['--load-state', saved.stateFile] : []),
];

function listening(anvil: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    let output = '';
    const addChunk = (chunk: Buffer) => {
      output += String(chunk);
      const [, port] = /Listening on [\d.]+:(\d+)/.exec(output) ?? [];
      if (!port) return;
      // Its log is not wanted, but must be read on, or the pipe fills and anvil halts.
      anvil.stdout?.off('data', addChunk).resume();
      resolve(Number(port));
    };
    anvil.stdout?.on('data', addChunk);
  });
}

function ending(anvil: ChildProcess): Promise<string> {
  let errors = '';
  anvil.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((resolve) => {
    anvil.once('close', () => resolve(errors.trim()));
    anvil.once('error', ({message}) => resolve(message));
  });
}

const refuse = (port: number) => (errors: string) => {
  throw new Error(
    errors.includes('in use')
      ? `port ${port} is taken: stop what listens there, or choose another port (0 takes a free one)`
      : `anvil ended before it listened on port ${port}: ${errors || 'it gave no reason'}`,
  );
};
