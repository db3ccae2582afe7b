import {StreamLanguage} from '@codemirror/language';
import {clike} from '@codemirror/legacy-modes/mode/clike';

/** Each word as a key, as the mode looks words up. */
const words = (text: string): Record<string, boolean> =>
  Object.fromEntries(text.split(' ').map((word) => [word, true]));

const SIZES = Array.from({length: 32}, (_, at) => 8 * (at + 1));
const TYPES = [
  'address bool string bytes byte fixed ufixed int uint mapping',
  ...SIZES.map((bits) => `int${bits} uint${bits} bytes${bits / 8}`),
].join(' ');

/** Solidity for the editor, of every release that the contracts of the pages are written for. */
export const solidityLanguage = StreamLanguage.define(
  clike({
    name: 'solidity',
    keywords: words(
      'abstract anonymous as assembly calldata catch constant constructor contract delete do else emit enum error event external fallback for from function if immutable import indexed interface internal is let library memory modifier new override payable pragma private public pure receive return returns revert storage struct super this throw transient try type unchecked unicode using view virtual while',
    ),
    types: words(TYPES),
    blockKeywords: words(
      'catch contract do else for function if interface library try unchecked while',
    ),
    atoms: words('true false wei gwei ether seconds minutes hours days weeks'),
  }),
);
