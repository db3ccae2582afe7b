import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type ChainName, chainNamed} from './chain/chains';
import {packagedContents, packagedState} from './packagedState';
import {type Sandbox, startSaved} from './startSaved';

/** How a sandbox is started. */
export type SandboxOptions = {
  /** 8545 unless told; 0 takes a free one. */
  port?: number;
  /** The chain whose addresses and id it has; mainnet unless told. */
  chain?: ChainName;
};

/** Starts a chain from the state in this package: each start is a fresh copy of its own. */
export async function startSandbox({
  port = 8545,
  chain = 'mainnet',
}: SandboxOptions = {}): Promise<Sandbox> {
  const name = chainNamed(chain);
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-sandbox-'));
  try {
    const stateFile = path.join(folder, 'state.json');
    await writeFile(stateFile, packagedState(name));
    return await startSaved({port, contents: packagedContents(name), stateFile});
  } finally {
    // Anvil has read it once it listens.
    await rm(folder, {recursive: true});
  }
}
