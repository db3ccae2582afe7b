import type {Builder} from '../chain/createBuilder';
import {GENESIS_TIMESTAMP_SECONDS} from '../../packages/sandbox/chain/time';
import {fromPackage} from '../fromPackage';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Places, where governance is, UNI, the first governor, its timelock and the two keepers of v2's fee switch. */
export async function deployGovernance({place, has, addressOf, deployer}: Builder): Promise<void> {
  if (!has('Timelock')) return;
  const build = (contract: string) => fromPackage('@uniswap/governance', `build/${contract}.json`);
  const timelock = addressOf('Timelock');
  const nextYear = GENESIS_TIMESTAMP_SECONDS + YEAR_SECONDS;

  await place('UNI', build('Uni'), [deployer, timelock, nextYear]);
  await place('Timelock', build('Timelock'), [addressOf('GovernorAlpha'), 2 * DAY_SECONDS]);
  await place('GovernorAlpha', build('GovernorAlpha'), [timelock, addressOf('UNI')]);
  await place('FeeTo', build('FeeTo'), [timelock]);
  const feeToSetter = [addressOf('UniswapV2Factory'), nextYear, timelock, addressOf('FeeTo')];
  await place('FeeToSetter', build('FeeToSetter'), feeToSetter);
}
