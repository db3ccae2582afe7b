import {type Address, parseEther} from 'viem';
import {client, deploy} from '../../support/reproduce';
import {createPair, mined, tokenAbi, transfer, weth} from './v2';

const source = {file: 'examples/reverts/v2/BlockingToken.sol', contract: 'BlockingToken'};

/** Deploys a token that can block accounts, and creates its pair with WETH. */
export async function createBlockingToken(supply = parseEther('1000000')) {
  const address = await deploy(source, [supply]);
  const token = {address, abi: tokenAbi} as const;
  return {token, pair: await createPair(address, weth)};
}

type Blocking = Awaited<ReturnType<typeof createBlockingToken>>;

/** Puts 1,000 of the token and 1 WETH into its pair, for shares of the first account. */
export async function fill({token, pair}: Blocking): Promise<void> {
  await transfer(token.address, pair.address, parseEther('1000'));
  await transfer(weth, pair.address, parseEther('1'));
  const args = [client.account.address] as const;
  await mined(client.writeContract({...pair, functionName: 'mint', args}));
}

/** From now on the token gives this account neither tokens nor allowances. */
export const blockAccount = ({token}: Blocking, account: Address) =>
  mined(client.writeContract({...token, functionName: 'blockAccount', args: [account]}));
