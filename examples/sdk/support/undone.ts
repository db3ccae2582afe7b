import {createTestClient} from 'viem';
import {chain, transport} from '../../support/chain';

const node = createTestClient({mode: 'anvil', chain, transport});

/** Does something, then sets the local chain back to what it was before. */
export async function undone<T>(something: () => Promise<T>): Promise<T> {
  const id = await node.snapshot();
  try {
    return await something();
  } finally {
    await node.revert({id});
  }
}
