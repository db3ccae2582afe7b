import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Export} from '../model';
import {describe} from './describe';
import {extractBody} from './extractBody';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {callsOf, writeDeclaration} from './writeDeclaration';

/** One name that a package exports, with everything that stands in it. */
export function extractExport(
  declaration: TypeDoc.DeclarationReflection,
  source: Source,
  importLine = writeImport(declaration, source),
): Export {
  const target = targetOf(declaration, source);
  const {name} = declaration;
  const owner = source.packageOf(target.id);
  if (!source.isRead(owner)) return foreignExport(name, {owner, source, importLine});
  const comment = callsOf(target) ? undefined : target.comment;
  return {
    ...describe(comment, quoteOf(source, target.id)),
    name,
    importLine,
    signature: writeDeclaration({...target, name}),
    ...extractBody(target, source, (nested) => extractExport(nested, source, importLine)),
  };
}

function foreignExport(
  name: string,
  {owner, source, importLine}: {owner: string; source: Source; importLine: string},
): Export {
  const version = source.versionOf(owner);
  return {
    name,
    importLine,
    signature: `export {${name}} from '${owner}'`,
    throws: [],
    notes: [],
    kind: 'foreign',
    package: owner,
    version,
  };
}

/** What is exported a second time, under another name or by another package, is read where it stands. */
function targetOf(
  declaration: TypeDoc.DeclarationReflection,
  source: Source,
): TypeDoc.DeclarationReflection {
  if (kindOf(declaration) !== 'reference') return declaration;
  const id = (declaration as unknown as TypeDoc.ReferenceReflection).target;
  const target = source.exportOf(id);
  if (target) return target;
  throw new Error(
    `${source.package} exports "${declaration.name}" for something that was not read; add the package that declares it to facts/reference/typescript/packages.ts`,
  );
}

function writeImport(declaration: TypeDoc.DeclarationReflection, source: Source): string {
  const {name} = declaration;
  const isType = ['interface', 'type'].includes(kindOf(targetOf(declaration, source)));
  const names = name === 'default' ? 'default as name' : name;
  return `import ${isType ? 'type ' : ''}{${names}} from '${source.package}';`;
}
