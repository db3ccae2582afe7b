import {concatHex, numberToHex} from 'viem';
import {run} from '../support/chain';
import {rawRevert} from './support/rawRevert';

const INVALID_COMMAND_TYPE = '0xd76a1e9e'; // followed by the command, in 32 bytes

/** The two routers of the sandbox, and the bits of a byte that each reads as the command. */
const routers = {
  '1.4.0': {address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', mask: 0x3f},
  '2.1.0': {address: '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA', mask: 0x7f},
} as const;

/** Asks a router for each command that its mask allows, and prints those that it has. */
async function probe(release: keyof typeof routers): Promise<void> {
  const {address, mask} = routers[release];
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
  await probe('1.4.0');
  await probe('2.1.0');
  // #endregion probe
});
