import {decodeRevertData, malformed, type Revert} from './decodeRevertData';
import {readPanic} from './readPanic';

/** What nodes, wallets and test runners write before the reason. */
const PREFIX =
  /^(?:error:|vm exception while processing transaction:(?:\s*revert\s)?|reverted with (?:reason string|custom error)|(?:execution )?revert(?:ed)?(?:, data)?:|custom error:?(?=\s))\s*/i;
/** `Panic(17)`, and `panic: arithmetic underflow or overflow (0x11)` as Foundry prints it. */
const PANIC = /^panic\b.*\((0x[0-9a-f]{1,2}|\d{1,2})\)$/i;
const QUOTED = /^(?:"(.*)"|'(.*)'|`(.*)`|“(.*)”|‘(.*)’)$/s;
/** Eight digits or more without `0x`: shorter ones are revert strings, as `FEE` and `F0` might be. */
const BARE_HEX = /^[0-9a-f]{8}[0-9a-f\s]*$/i;
/** In characters: the hex digits of 128 KiB. */
const LONGEST = 262_144;
/** Quotes and prefixes around each other that are taken off. */
const MOST_LAYERS = 16;

/** What a reader pasted: a revert string, the signature or selector of an error, or raw data. */
export function readRevert(input: string): Revert {
  if (input.length > LONGEST) {
    return malformed(`${input.length} characters are more than the ${LONGEST} that are read here.`);
  }
  const text = withoutWrapping(input);
  if (!input.trim()) {
    return malformed('Paste a revert string, a 4-byte selector or raw revert data.');
  }
  if (!text || /^execution reverted$/i.test(text)) return {kind: 'empty'};
  if (/^0x/i.test(text)) return decodeRevertData(text.slice(2).replace(/\s/g, ''));
  if (BARE_HEX.test(text)) return decodeRevertData(text.replace(/\s/g, ''));
  const panic = PANIC.exec(text)?.[1];
  return panic ? readPanic(panic) : {kind: 'string', text};
}

function withoutWrapping(input: string): string {
  let text = input.trim();
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inside = QUOTED.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined);
    text = (inside ?? text).replace(PREFIX, '').trim();
  }
  return text;
}
