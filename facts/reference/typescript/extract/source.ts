import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Quote} from './describe';

/** Where the declarations that are read come from. */
export type Source = {
  package: string;
  /** The package that declares what has this id. */
  packageOf: (id: TypeDoc.ReflectionId) => string;
  versionOf: (name: string) => string;
  /** Whether a package is one of those that were read. */
  isRead: (name: string) => boolean;
  /** The export of any of the packages that has this id. */
  exportOf: (id: TypeDoc.ReflectionId) => TypeDoc.DeclarationReflection | undefined;
};

/** Quotes the package that declares what has this id, which may be the base of an inherited member. */
export function quoteOf(source: Source, id: TypeDoc.ReflectionId): Quote {
  const name = source.packageOf(id);
  const version = source.versionOf(name);
  return (text) => ({from: 'package', package: name, version, text});
}
