import path from 'node:path';

/** Files of a build by their paths: SHA-256 in hexadecimal, and size in bytes. */
export type Build = ReadonlyMap<string, {digest: string; bytes: number}>;

/** Of all files of a kind how many there are, their bytes in the first build, and how many differ. */
type Row = {kind: string; files: number; bytes: number; differ: number};

/** Which files of two builds differ, one sentence each, and a row for each kind of file. */
export function compareBuilds(first: Build, second: Build): {rows: Row[]; faults: string[]} {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const faults = new Map<string, string>();
  for (const file of files) {
    const fault = faultOf(first.get(file)?.digest, second.get(file)?.digest);
    if (fault) faults.set(file, `${file}: ${fault}`);
  }
  const rows = [...new Set(files.map(fileKind))].sort().map((kind) => {
    const those = files.filter((file) => fileKind(file) === kind);
    return {
      kind,
      files: those.length,
      bytes: those.reduce((sum, file) => sum + (first.get(file)?.bytes ?? 0), 0),
      differ: those.filter((file) => faults.has(file)).length,
    };
  });
  return {rows, faults: [...faults.values()]};
}

function faultOf(one?: string, other?: string) {
  if (one === undefined) return 'is in the second build alone';
  if (other === undefined) return 'is in the first build alone';
  if (one !== other) return 'differs. Compare the two files, and fix what writes them';
}

/** The ending of a file's name, or the name where it has none. */
const fileKind = (file: string): string => path.extname(file) || path.basename(file);
