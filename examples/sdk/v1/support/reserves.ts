import {ETH} from '@uniswap/sdk';
import {DAI, USDC} from '../../support/tokens';

const ether = {address: ETH, decimals: 18};

/** An exchange with 200,000 of a token and 100 ETH, as both have it in the sandbox. */
const reservesOf = ({address, decimals}: {address: string; decimals: number}) => ({
  token: {chainId: 1, address, decimals},
  ethReserve: {token: ether, amount: String(100n * 10n ** 18n)},
  tokenReserve: {
    token: {chainId: 1, address, decimals},
    amount: String(200_000n * 10n ** BigInt(decimals)),
  },
});

export const usdcReserves = reservesOf(USDC);
export const daiReserves = reservesOf(DAI);
