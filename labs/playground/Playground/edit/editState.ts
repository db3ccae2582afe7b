import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import {hashOf, stateOf, type HashState} from '../../../../src/components/hashState/hashOf';
import type {Edits} from '../../run/runner';
import {changesOf, editsIn} from './editsIn';

/** What an address holds of an edit: the program, and the changed files, compressed. */
type EditState = {program: string; edits: Edits};

/** `#program=…&edits=…` */
export const editState: HashState<EditState> = {
  empty: {program: '', edits: {}},
  read(entries) {
    const [program, edits] = [entries.get('program'), entries.get('edits')];
    return program && edits !== null ? {program, edits: unpack(edits)} : undefined;
  },
  write({program, edits}): Record<string, string> {
    return Object.keys(edits).length > 0 ? {program, edits: pack(edits)} : {};
  },
};

/** The hash that holds the edits of a program; empty where there are none, or more than an address takes. */
export const hashOfEdits = (program: string, edits: Edits): string =>
  hashOf(editState, {program, edits});

/** The edits that a hash holds of these files; what is not among the files, or as in them, is left out. */
export const editsOf = (hash: string, files: Edits): Edits =>
  changesOf((stateOf(editState, hash) ?? editState.empty).edits, files);

const pack = (edits: Edits): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(edits)), {level: 9}), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Longer texts stand in no link that the site makes; a short one could unpack to a gigabyte. */
const MOST_PACKED = 8_000;
const MOST_UNPACKED = 1_000_000;

/** No edits where the text holds none: a link may have been cut or changed on its way. */
function unpack(text: string): Edits {
  if (text.length > MOST_PACKED) return {};
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const unpacked = inflateSync(strToU8(bytes, true), {out: new Uint8Array(MOST_UNPACKED)});
    return editsIn(JSON.parse(strFromU8(unpacked)));
  } catch {
    return {};
  }
}
