import {spawnSync} from 'node:child_process';

// #region forms
/** How code can ask for a package, and what Node is started with for it. */
const FORMS = {
  'require in CommonJS': {flags: ['--input-type=commonjs'], load: 'require(NAME)'},
  'import in an ES module': {flags: ['--input-type=module'], load: 'await import(NAME)'},
  'require in an ES module': {
    flags: ['--input-type=module'],
    load: "(await import('node:module')).createRequire(process.cwd() + '/')(NAME)",
  },
  'import, started with tsx': {
    flags: ['--import=tsx', '--input-type=module'],
    load: 'await import(NAME)',
  },
} as const;
// #endregion forms

/** For each form, "loads" or the code of the error with which Node refuses the package. */
export const importForms = (name: string): [form: string, outcome: string][] =>
  Object.entries(FORMS).map(([form, {flags, load}]) => {
    const code = `${load.replace('NAME', JSON.stringify(name))}; console.log('loads')`;
    const {stdout, stderr} = spawnSync(process.execPath, [...flags, '--eval', code], {
      encoding: 'utf8',
    });
    return [form, stdout.trim() || /\bERR_\w+/.exec(stderr)?.[0] || stderr];
  });
