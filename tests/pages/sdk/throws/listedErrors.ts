import {inheritedNote, membersOf, noteOf, notedExport} from '../../../../pages/sdk/moduleExports';
import {isMessage} from '../../../../pages/sdk/throwsFaults';
import type {MemberNote} from '../../../../pages/sdk/exportNotes';
import type {SdkSources} from '../../../../pages/sdk/sdkSources';

/** What the page of an export lists for a member, by the notes of the export or of its base; nothing of what the page does not describe. */
export function listedErrors(
  {module, name, member}: {module: string; name: string; member: string},
  sources: SdkSources,
): NonNullable<MemberNote['throws']> | undefined {
  const one = sources.modules.get(module)?.exports.get(name);
  const found = one && {module, export: one};
  const note = found && notedExport(found, sources)?.note;
  if (!note || Object.hasOwn(note.internal, member)) return undefined;
  const declared = membersOf(found.export).filter((other) => other.name === member);
  const notes = declared.flatMap(
    (other) => noteOf(other, note) ?? inheritedNote(other, found, sources)?.note ?? [],
  );

  return notes.length > 0 ? notes.flatMap(({throws = []}) => throws) : undefined;
}

/** Whether a list has a message: exactly, or as a part where another library puts words around it. */
export const isListed = (message: string, errors: NonNullable<MemberNote['throws']>): boolean =>
  errors.some(({error, from = '@uniswap/'}) =>
    isMessage(from.startsWith('@uniswap/') ? error : `…${error}…`, message),
  );

/**
 * What JavaScript and the libraries say of a value that TypeScript refuses.
 * The overview of each package says it once.
 */
export const WRONG_TYPE: readonly RegExp[] = [
  /^Cannot read properties of (undefined|null) \(reading '\w+'\)$/,
  /^[\w.$[\]]+ is not (a function|iterable)$/,
  /^Cannot use 'in' operator to search for '\w+' in /,
  /^Cannot destructure property /,
  /^Cannot (mix BigInt and other types|convert undefined or null to object)/,
  /^Cannot convert .* to a (BigInt|primitive value|number)$/,
  /^\[(big\.js|DecimalError)\] Invalid /,
];
