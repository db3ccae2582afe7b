import path from 'node:path';
import type {DocumentationEntryPoint, JSONOutput, TypeScript as TS} from 'typedoc';
import {checkImports} from './checkImports';
import type {InstalledPackage} from './installedPackage';
import {restoreParameters} from './restoreParameters';
import {restoreTypes} from './restoreTypes';

/** What TypeDoc finds in the declarations of packages: a module for each. */
export async function convertPackages(
  packages: readonly InstalledPackage[],
): Promise<JSONOutput.ProjectReflection> {
  // Loaded only where no result is stored: it brings the whole compiler.
  const typeDoc = await import('typedoc');
  const {Application, Converter, TypeScript} = typeDoc;
  const app = await Application.bootstrap({
    alwaysCreateEntryPointModule: true,
    disableGit: true,
    disableSources: true,
    excludePrivate: true,
    logLevel: 'Error',
    readme: 'none',
    sort: ['source-order'],
    sortEntryPoints: false,
  });
  const program = TypeScript.createProgram({
    rootNames: packages.map(({declarations}) => declarations),
    options: {
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      module: TypeScript.ModuleKind.ESNext,
      moduleResolution: TypeScript.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: TypeScript.ScriptTarget.ES2022,
      types: [],
    },
  });
  checkImports(packages, program, TypeScript);

  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    restoreParameters(context, typeDoc);
    restoreTypes(context, typeDoc);
  });
  const project = app.converter.convert(packages.map((one) => entryPoint(one, program)));
  return app.serializer.projectToObject(project, typeDoc.normalizePath(process.cwd()));
}

function entryPoint(
  {name, version, folder, declarations}: InstalledPackage,
  program: TS.Program,
): DocumentationEntryPoint {
  const checker = program.getTypeChecker();
  const sourceFile = program.getSourceFile(declarations);
  const symbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  if (symbol && checker.getExportsOfModule(symbol).length > 0) {
    return {displayName: name, program, sourceFile};
  }
  const file = path.posix.relative(folder, declarations);
  throw new Error(
    `${name} ${version} was expected to export something, but its ${file} exports nothing; take it out of facts/reference/typescript/packages.ts, or pin another version`,
  );
}
