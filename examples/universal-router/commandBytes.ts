import {type Address, concatHex, numberToHex} from 'viem';
import {run} from '../support/chain';
import {deployRelease2_1_0} from './support/deployRelease2_1_0';
import {rawRevert} from './support/rawRevert';

const INVALID_COMMAND_TYPE = '0xd76a1e9e'; // followed by the command, in 32 bytes

type Router = {address: Address; mask: number};

/** Asks a router for each command that its mask allows, and prints those that it has. */
async function probe(release: string, {address, mask}: Router): Promise<void> {
  const known: string[] = [];
  for (let byte = 0; byte <= mask; byte += 1) {
    const refused = concatHex([INVALID_COMMAND_TYPE, numberToHex(byte, {size: 32})]);
    if ((await rawRevert(address, [[byte, '0x']])) !== refused)
      known.push(numberToHex(byte, {size: 1}));
  }
  console.log(`${release} has ${known.length}: ${known.join(' ')}`);
}

run(async () => {
  // #region probe
  await probe('1.4.0', {address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', mask: 0x3f});
  await probe('2.0.0', {address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', mask: 0x3f});
  await probe('2.1.0', {address: await deployRelease2_1_0(), mask: 0x7f});
  // #endregion probe
});
