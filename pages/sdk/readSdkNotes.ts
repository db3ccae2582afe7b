import {parseYaml} from '../../facts/atlas/parseYaml';
import {isOfSdk, notesFiles} from '../reference/notesFiles';
import {oneSchema, severalSchema, type ExportNote, type SeveralNote} from './exportNotes';

/** A page with a reference of exports, and its notes. */
export type SdkPage = {
  /** The address of the page. */
  route: string;
  /** The file of the notes, as an error names it. */
  file: string;
  /** The package, or the module of one, as `@uniswap/sdk/dist/types`. */
  module: string;
  /** Whether the page is of one export, and is named after it. */
  isOfOne: boolean;
  /** What we say of each export, by name. */
  exports: ReadonlyMap<string, ExportNote>;
  groups?: SeveralNote['groups'];
  /** Exports that callers do not use, with the reason. */
  internal: Readonly<Record<string, string>>;
};

/** Reads the notes beside the pages of the SDKs; no export is on two pages. */
export function readSdkNotes(pages: string): SdkPage[] {
  const noted = notesFiles(pages)
    .filter(({route}) => isOfSdk(route))
    .map(({name, route, source}) => ({...parseSdkNotes(source, name), file: name, route}));
  const files = new Map<string, string>();
  for (const {module, exports, file} of noted) {
    for (const name of exports.keys()) {
      const key = `${module}/${name}`;
      const other = files.get(key);
      if (other) {
        throw new Error(`${file} and ${other} both hold the notes of ${key}; keep one of them`);
      }
      files.set(key, file);
    }
  }
  return noted;
}

/** What a file of notes says of a page, checked. */
export function parseSdkNotes(
  source: string,
  file: string,
): Pick<SdkPage, 'module' | 'isOfOne' | 'exports' | 'groups' | 'internal'> {
  const help = 'contributing/sdk.md lists the fields of notes.';
  if (/^export:/m.test(source)) {
    const {export: key, ...note} = parseYaml(source, {file, schema: oneSchema, help});
    const at = key.lastIndexOf('/');
    return {
      module: key.slice(0, at),
      isOfOne: true,
      exports: new Map([[key.slice(at + 1), note]]),
      internal: {},
    };
  }
  const several = parseYaml(source, {file, schema: severalSchema, help});
  return {
    module: several.package,
    isOfOne: false,
    exports: new Map(Object.entries(several.exports)),
    groups: several.groups,
    internal: several.internal,
  };
}
