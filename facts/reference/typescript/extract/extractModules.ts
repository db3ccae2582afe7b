import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Export, TypeScriptModule} from '../model';
import {packageName} from '../packageName';
import {extractExport} from './extractExport';

/** What packages export, from what TypeDoc found, which has a module named after each package. */
export function extractModules(
  project: TypeDoc.ProjectReflection,
  versionOf: (name: string) => string,
): TypeScriptModule[] {
  const modules = project.children ?? [];
  const exports = new Map(
    modules.flatMap(({children = []}) => children).map((one) => [one.id, one]),
  );
  const symbols = (project.symbolIdMap ?? {}) as Record<
    TypeDoc.ReflectionId,
    {packageName: string} | undefined
  >;
  return modules.map(({name, children = []}) => {
    const source = {
      package: name,
      packageOf: (id: TypeDoc.ReflectionId) => symbols[id]?.packageName ?? name,
      versionOf,
      isRead: (owner: string) => modules.some((one) => packageName(one.name) === owner),
      exportOf: (id: TypeDoc.ReflectionId) => exports.get(id),
    };
    return {
      package: name,
      version: versionOf(name),
      exports: children.map((child) => extractExport(child, source)).filter(isFirst),
    };
  });
}

/** A class of another library may bring a namespace of the same name. */
const isFirst = (one: Export, index: number, all: Export[]): boolean =>
  one.kind !== 'foreign' || all.findIndex(({name}) => name === one.name) === index;
