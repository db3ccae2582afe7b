import ChainApp from './ChainApp';
import {openPage} from './support/openPage';
import {createStandInWallet} from './support/standInWallet';

async function main(): Promise<void> {
  const user = {
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    agrees: true,
    permits: false,
    chainId: 1,
    knownChainIds: [1],
  };
  const wallet = createStandInWallet(user);
  const page = await openPage(ChainApp, wallet);
  const asked = () => wallet.asked.splice(0).join('\n                    ');

  await page.press('Ethereum');
  console.log(`connects            ${await page.until('Ethereum')}`);
  console.log(`  wallet was asked  ${asked()}`);

  await page.press('Base');
  console.log(`chain is added      ${await page.until('Base')}`);
  console.log(`  wallet was asked  ${asked()}`);

  user.agrees = false;
  await page.press('Ethereum');
  console.log(`user refuses        ${await page.until('refused')}`);
  console.log(`  wallet was asked  ${asked()}`);
  await page.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
