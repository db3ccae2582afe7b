import type {Patch} from './patches';

type Module = {nameForCondition(): string | null};
type Hook<Value> = {tap(name: string, listener: (value: Value) => void): void};
type Compilation = {errors: Error[]; hooks: {finishModules: Hook<Iterable<Module>>}};
type Compiler = {hooks: {thisCompilation: Hook<Compilation>}};

/** A plugin of the bundler that fails a build in which a patch has no file to change. */
export const requirePatchedFiles = (patches: readonly Patch[]) => ({
  apply: ({hooks}: Compiler) =>
    hooks.thisCompilation.tap('speed', (compilation) => {
      compilation.hooks.finishModules.tap('speed', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const {name, file, otherwise} of patches) {
          if (files.some((one) => file.test(one))) continue;
          const message = `plugins/speed/patches.ts: the patch "${name}" finds no file like ${file} in the bundle. What to do: ${otherwise}.`;
          compilation.errors.push(new Error(message));
        }
      });
    }),
});
