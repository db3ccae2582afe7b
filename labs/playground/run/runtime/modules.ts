/** A module as the script of a run holds it: where its imports lead, and its code as a function. */
export type ModuleFunction = {
  imports: Readonly<Record<string, string>>;
  load: (
    module: {exports: unknown},
    exports: unknown,
    require: (name: string) => unknown,
    filename: string,
    folder: string,
  ) => void;
};

export type ModuleFunctions = Readonly<Record<string, ModuleFunction>>;

/** Loads modules as CommonJS, each once; `builtins` answer names such as `node:path`. */
export function createRequire(
  modules: ModuleFunctions,
  builtins: Readonly<Record<string, unknown>>,
): (id: string) => unknown {
  const loaded = new Map<string, {exports: unknown}>();
  const load = (id: string): unknown => {
    const known = loaded.get(id);
    if (known) return known.exports;
    const found = Object.hasOwn(modules, id) ? modules[id] : undefined;
    if (!found) return builtin(builtins, id);
    const module = {exports: {}};
    loaded.set(id, module);
    const require = Object.assign(
      (name: string) =>
        load(Object.hasOwn(found.imports, name) ? (found.imports[name] as string) : name),
      {resolve: (name: string) => name},
    );
    const file = `/${id}`;
    const folder = file.slice(0, file.lastIndexOf('/')) || '/';
    found.load.call(module.exports, module, module.exports, require, file, folder);
    return module.exports;
  };
  return load;
}

function builtin(builtins: Readonly<Record<string, unknown>>, name: string): unknown {
  for (const one of [name, `node:${name}`]) if (Object.hasOwn(builtins, one)) return builtins[one];
  throw Object.assign(new Error(`Cannot find module '${name}': it is not there in this tab.`), {
    code: 'MODULE_NOT_FOUND',
  });
}
