import WalletApp from './WalletApp';
import {openPage} from './support/openPage';
import {createStandInWallet} from './support/standInWallet';

async function main(): Promise<void> {
  const user = {
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    agrees: false,
    permits: false,
    chainId: 1,
    knownChainIds: [1],
  };
  const wallet = createStandInWallet(user);
  const page = await openPage(WalletApp, wallet);
  console.log(`opened        ${await page.until('Not connected')}`);

  await page.press('Connect');
  console.log(`user refuses  ${await page.until('refused')}`);

  user.agrees = true;
  await page.press('Connect');
  console.log(`user agrees   ${await page.until('on chain')}`);

  await page.press('Disconnect');
  console.log(`disconnects   ${await page.until('Not connected')}`);
  console.log(`still permits ${user.permits}`);
  console.log(`wallet asked  ${wallet.asked.join(', ')}`);
  await page.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
