import {formatEther, formatUnits} from 'viem';
import {usdc} from '../../support/pool';

/** "1 ETH + 2000 USDC": whole tokens, every digit. */
export const showPair = ([wei, units]: readonly [bigint, bigint]): string =>
  `${formatEther(wei)} ETH + ${formatUnits(units, usdc.decimals)} USDC`;
