import {importLines} from './importLines';
import type {Declaration, Imported, Module} from './readModule';

type Sources = {
  /** The modules that are joined, by path. */
  modules: ReadonlyMap<string, Module>;
  /** The path that an import leads to; nothing for packages. */
  resolve: (importer: string, from: string) => string | undefined;
  /** How the joined module names a file that stays beside it, or a package. */
  address: (importer: string, from: string) => string;
};

/** A name of a module. */
export type Wanted = {file: string; name: string};

/** What a joined module consists of, in the order in which it was met. */
type Joined = {
  imports: Imported[];
  /** Each declaration once, with the module that holds it. */
  found: Map<Declaration, string>;
};

/**
 * Joins helper modules into one that offers the wanted names, with what these need and no more.
 * Two helpers may not give different things one name: then the build fails and names both.
 */
export function joinHelpers(wanted: readonly Wanted[], sources: Sources): string {
  const joined: Joined = {imports: [], found: new Map()};
  wanted.forEach((one) => need(one, joined, sources));
  refuseSharedNames(joined);

  const offered = new Set(wanted.map((one) => nameOf(one, sources)));
  const order = [...sources.modules.keys()];
  const declarations = [...joined.found].sort(
    ([one, file], [other, otherFile]) =>
      order.indexOf(file) - order.indexOf(otherFile) ||
      position(one, file, sources) - position(other, otherFile, sources),
  );
  const text = declarations.map(([{names, text: declared}]) =>
    names.some((name) => offered.has(name)) ? declared : withoutExport(declared),
  );
  return `${[importLines(joined.imports), ...text].filter(Boolean).join('\n\n')}\n`;
}

const position = (one: Declaration, file: string, {modules}: Sources): number =>
  modules.get(file)?.declarations.indexOf(one) ?? 0;

/** The name under which a module that passes a name on found it. */
function nameOf({file, name}: Wanted, sources: Sources): string {
  const passed = sources.modules.get(file)?.passesOn.find(({local}) => local === name);
  const target = passed && sources.resolve(file, passed.from);
  return target ? nameOf({file: target, name: passed.name}, sources) : name;
}

function need({file, name}: Wanted, joined: Joined, sources: Sources): void {
  const module = sources.modules.get(file);
  if (!module) throw new Error(`${file} is no helper`);
  const declaration = module.declarations.find(({names}) => names.includes(name));
  if (declaration) {
    if (joined.found.has(declaration)) return;
    joined.found.set(declaration, file);
    declaration.uses.forEach((used) => {
      const isKnown =
        module.declarations.some(({names}) => names.includes(used)) ||
        module.imports.some(({local}) => local === used);
      if (isKnown) need({file, name: used}, joined, sources);
    });
    return;
  }
  const imported = [...module.imports, ...module.passesOn].find(({local}) => local === name);
  if (!imported) throw new Error(`${file} has no ${name}`);
  const target = sources.resolve(file, imported.from);
  if (target && sources.modules.has(target)) {
    if (imported.name !== name) {
      throw new Error(
        `${file} takes ${imported.name} of ${target} as ${name}; use one name for one thing`,
      );
    }
    need({file: target, name}, joined, sources);
    return;
  }
  joined.imports.push({...imported, from: sources.address(file, imported.from)});
}

function refuseSharedNames({found, imports}: Joined): void {
  const holders = new Map<string, string>();
  const claim = (name: string, holder: string) => {
    const other = holders.get(name);
    if (other !== undefined && other !== holder) {
      throw new Error(`${other} and ${holder} both have "${name}"; give one of them another name`);
    }
    holders.set(name, holder);
  };
  found.forEach((file, {names}) => names.forEach((name) => claim(name, file)));
  imports.forEach(({local, from, name}) => claim(local, `${from} (${name})`));
}

/** A declaration that nothing outside needs stays inside. */
const withoutExport = (text: string): string => text.replace(/^export (?!default)/m, '');
