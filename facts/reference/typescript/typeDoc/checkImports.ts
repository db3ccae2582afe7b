import path from 'node:path';
import type {TypeScript as TS} from 'typedoc';
import type {InstalledPackage} from './installedPackage';

/** Refuses packages that import what is not installed: the compiler would take each such type for `any`. */
export function checkImports(
  packages: readonly InstalledPackage[],
  program: TS.Program,
  {preProcessFile, resolveModuleName, sys}: typeof TS,
): void {
  for (const {name, version, folder} of packages) {
    for (const {fileName, text} of program.getSourceFiles()) {
      if (!fileName.startsWith(`${folder}/`)) continue;
      const {importedFiles} = preProcessFile(text, true, true);
      const lost = importedFiles.find(
        (one) =>
          !resolveModuleName(one.fileName, fileName, program.getCompilerOptions(), sys)
            .resolvedModule,
      );
      if (!lost) continue;
      const file = path.posix.relative(folder, fileName);
      throw new Error(
        `${name} ${version} was expected to find the types that it imports, but ${file} imports "${lost.fileName}", which is not installed; add it to package.json`,
      );
    }
  }
}
