import assert from 'node:assert/strict';
import {type Address, createTestClient, formatEther, http, parseEther, publicActions} from 'viem';
import {startSandbox, type Sandbox} from '../../../sandbox/startSandbox';

const balanceOf = ({url}: Sandbox, address: Address) =>
  createTestClient({mode: 'anvil', transport: http(url)})
    .extend(publicActions)
    .getBalance({address});

async function main(): Promise<void> {
  // #region copies
  const [one, other] = await Promise.all([startSandbox({port: 0}), startSandbox({port: 0})]);
  try {
    const [account] = one.contents.accounts;
    assert(account);
    const client = createTestClient({mode: 'anvil', transport: http(one.url)});
    await client.setBalance({address: account.address, value: parseEther('1')});

    assert.notEqual(one.port, other.port);
    console.log(`one copy   ${formatEther(await balanceOf(one, account.address))} ETH`);
    console.log(`the other  ${formatEther(await balanceOf(other, account.address))} ETH`);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
  // #endregion copies
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
