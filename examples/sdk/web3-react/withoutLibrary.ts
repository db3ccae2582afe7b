import {createWalletClient, custom, SwitchChainError, type EIP1193Provider} from 'viem';
import {base} from 'viem/chains';
import {createStandInWallet} from './support/standInWallet';

const wallet = createStandInWallet({
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  agrees: true,
  permits: false,
  chainId: 1,
  knownChainIds: [1],
});
const ethereum = wallet as unknown as EIP1193Provider;

async function main(): Promise<void> {
  // #region connect
  const client = createWalletClient({transport: custom(ethereum)});
  const [account] = await client.requestAddresses();
  // #endregion connect
  console.log(`account  ${account}`);
  console.log(`chain    ${await client.getChainId()}`);

  // #region switch
  try {
    await client.switchChain({id: base.id});
  } catch (error) {
    // Only a wallet that lacks the chain is asked to add it: a user who refused is not asked again.
    if (!(error instanceof SwitchChainError)) throw error;
    await client.addChain({chain: base});
  }
  // #endregion switch
  console.log(`chain    ${await client.getChainId()}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
