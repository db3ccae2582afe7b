import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Export} from '../model';
import {describe} from './describe';
import {extractBody} from './extractBody';
import {kindOf} from './kindOf';
import {quoteOf, type Source} from './source';
import {callsOf, writeDeclaration} from './writeDeclaration';

/** One name that a package exports, with everything that stands in it. */
export function extractExport(declaration: TypeDoc.DeclarationReflection, source: Source): Export {
  const importLine = writeImport(declaration, source);
  const target = targetOf(declaration, source);
  const {name} = declaration;
  const owner = source.packageOf(target.id);
  if (!source.isRead(owner)) {
    const signature = `export {${name}} from '${owner}'`;
    return {name, importLine, signature, kind: 'foreign', package: owner};
  }
  const comment = callsOf(target) ? undefined : target.comment;
  return {
    name,
    text: describe(comment, quoteOf(source, target.id)),
    importLine,
    signature: writeDeclaration({...target, name}),
    ...extractBody(target, source),
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
