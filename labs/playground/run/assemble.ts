import type {Chunk, Module, ProgramFile} from '../protocol';
import type {Region} from './positions';

/** The texts of which the script of a run is put together. */
export type Parts = {
  runtime: string;
  program: ProgramFile;
  /** Chunks by name, with the code of each. */
  chunks: Readonly<Record<string, Pick<Chunk, 'needs'> & {code: string}>>;
  /** The chunk that answers the import of a package. */
  chunkOf: (packageName: string) => string | undefined;
  /** A name that no code of the program can know, made for this run. */
  key: string;
};

/** One script, and where each module begins in it. Nothing is loaded or evaluated from inside of it. */
export type Assembled = {script: string; regions: readonly Region[]};

const CHUNK = 'chunk:';

/** Puts a program, its packages and the runtime together to one classic script. */
export function assemble({runtime, program, chunks, chunkOf, key}: Parts): Assembled {
  const regions: Region[] = [];
  let line = linesOf(runtime) + 1;
  const texts = [runtime, `playground.start(${JSON.stringify(program.entry)}, {`];
  const add = (id: string, module: Module, shown?: string) => {
    const text = moduleText(id, module);
    line += 1;
    const lines = linesOf(text);
    if (shown !== undefined)
      regions.push({first: line, lines, name: shown, isProgram: !id.startsWith(CHUNK)});
    line += lines - 1;
    texts.push(text);
  };
  for (const [name, {needs, code}] of Object.entries(chunks)) {
    const imports = Object.fromEntries(needs.map((one) => [`./${one}`, CHUNK + one]));
    add(CHUNK + name, {code: `${code}\n`, imports}, name);
  }
  for (const [id, {code, imports}] of Object.entries(program.modules)) {
    const targets = Object.entries(imports).map(([name, target]) => {
      const chunk = Object.hasOwn(program.modules, target) ? undefined : chunkOf(target);
      return [name, chunk === undefined ? target : CHUNK + chunk];
    });
    const module = {code, imports: Object.fromEntries(targets)};
    if (id.startsWith('data:')) add(id, {...module, code: dataCode(code)});
    else add(id, {...module, code: enclosed(code, key)}, id);
  }
  return {script: `${texts.join('\n')}\n});\n`, regions};
}

/** A module as a property of the object that the runtime gets; its first line is that of its code. */
const moduleText = (id: string, {code, imports}: Module): string =>
  `${JSON.stringify(id)}:{imports:${JSON.stringify(imports)},load:function(module,exports,require,__filename,__dirname){${code}}},`;

const dataCode = (json: string): string => `module.exports=JSON.parse(${JSON.stringify(json)})\n`;

/**
 * Code of anyone that cannot leave its function. A browser may read it otherwise than the transpiler
 * did: to a classic script `<!--` begins a comment. The last line ends whatever comment or template
 * is still open; its `break` is a syntax error of the whole script anywhere but in this block.
 */
const enclosed = (code: string, key: string): string =>
  `"use strict";${key}:{${code}\n/*\`*/break ${key};}`;

const linesOf = (text: string): number => text.split('\n').length;
