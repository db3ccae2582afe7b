import {type DutchOrder, DutchOrderBuilder, NonceManager} from '@uniswap/uniswapx-sdk';
import {BigNumber, providers, Wallet} from 'ethers';
import {type Hex, parseUnits} from 'viem';
import {chain, rpcUrl} from '../../support/chain';
import {usdc, weth} from '../../v3/flash/support/market';

const provider = new providers.StaticJsonRpcProvider(rpcUrl, chain.id);

// #region constants
export const inputWei = parseUnits('1', weth.decimals); // WETH
export const outputStart = parseUnits('2010', usdc.decimals); // USDC
export const outputEnd = parseUnits('1980', usdc.decimals);
export const decaySeconds = 90;
export const graceSeconds = 60; // from the end of the decay to the deadline
// #endregion constants

const words = 'test test test test test test test test test test test junk';

/** A wallet of ethers that signs as one of the test accounts, whose keys are public. */
export const walletOf = (index: number): Wallet =>
  Wallet.fromMnemonic(words, `m/44'/60'/0'/0/${index}`).connect(provider);

const usual = {input: inputWei, start: outputStart, end: outputEnd};

/** An order of a swapper, without exclusivity unless that is added before `build()`. */
export async function draftOrder(swapper: Wallet, decayStartTime: number, amounts = usual) {
  // #region draft
  const nonce = await new NonceManager(provider, chain.id).useNonce(swapper.address);
  const decayEndTime = decayStartTime + decaySeconds;
  const input = BigNumber.from(amounts.input);
  const draft = new DutchOrderBuilder(chain.id)
    .swapper(swapper.address)
    .nonce(nonce)
    .decayStartTime(decayStartTime)
    .decayEndTime(decayEndTime)
    .deadline(decayEndTime + graceSeconds)
    .input({token: weth.address, startAmount: input, endAmount: input})
    .output({
      token: usdc.address,
      startAmount: BigNumber.from(amounts.start),
      endAmount: BigNumber.from(amounts.end),
      recipient: swapper.address,
    });
  // #endregion draft
  return draft;
}

/** An order as the reactors take it. */
export type SignedOrder = {order: Hex; sig: Hex};

/** Signs an order as its swapper. */
export async function signOrder(order: DutchOrder, swapper: Wallet): Promise<SignedOrder> {
  // #region sign
  const {domain, types, values} = order.permitData();
  const sig = await swapper._signTypedData(domain, types, values);
  const signed = {order: order.serialize() as Hex, sig: sig as Hex};
  // #endregion sign
  return signed;
}
