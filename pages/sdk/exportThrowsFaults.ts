import type {Member} from '../../facts/reference/typescript/model';
import {inheritedNote, membersOf, noteOf, type ModuleExport} from './moduleExports';
import type {ExportNote, MemberNote} from './exportNotes';
import type {SdkSources} from './sdkSources';
import {isMessage, throwsFaults} from './throwsFaults';

type Checked = {subject: ModuleExport; note: ExportNote; sources: SdkSources};

/** What is wrong with the errors that the notes of an export list, by what its code can reach. */
export function exportThrowsFaults({subject, note, sources}: Checked): string[] {
  const {module, export: one} = subject;
  const reachOf = (member: string) => sources.reachOf(module, one.name, member);
  if (one.kind === 'function') {
    const reach = reachOf('');
    return reach ? throwsFaults({at: one.name, said: note, reach}) : [];
  }
  const members = membersOf(one).filter(({name}) => !Object.hasOwn(note.internal, name));
  const names = [...new Set(members.map(({name}) => name))];
  const read = names.flatMap((name) => {
    const reach = reachOf(name);
    return reach ? {name, reach} : [];
  });
  const {unreachable: never = []} = note;
  const stale = never.filter(
    ({error}) => !read.some(({reach}) => reach.thrown.some(({text}) => isMessage(error, text))),
  );
  return [
    ...read.flatMap(({name, reach}) => {
      const overloads = members.filter((member) => member.name === name);
      const said = jointNote(overloads, {subject, note, sources});
      return said ? throwsFaults({at: `${one.name}.${name}`, said, reach, never}) : [];
    }),
    ...stale.map(
      ({error}) =>
        `${one.name} lists "${error}" under "unreachable", but no member leads there; remove it`,
    ),
  ];
}

/** What the notes of all overloads list, own or of the base; the code does not tell them apart. */
function jointNote(
  overloads: readonly Member[],
  {subject, note, sources}: Checked,
): Pick<MemberNote, 'throws' | 'unreachable'> | undefined {
  const notes = overloads.flatMap(
    (member) => noteOf(member, note) ?? inheritedNote(member, subject, sources)?.note ?? [],
  );
  return notes.length === 0
    ? undefined
    : {
        throws: notes.flatMap(({throws = []}) => throws),
        unreachable: notes.flatMap(({unreachable = []}) => unreachable),
      };
}
