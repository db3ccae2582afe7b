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
};

/** One script, and where each module begins in it. Nothing is loaded or evaluated from inside of it. */
export type Assembled = {script: string; regions: readonly Region[]};

const CHUNK = 'chunk:';

/** Puts a program, its packages and the runtime together to one classic script. */
export function assemble({runtime, program, chunks, chunkOf}: Parts): Assembled {
  const regions: Region[] = [];
  let line = linesOf(runtime) + 1;
  const texts = [runtime, `playground.start(${JSON.stringify(program.entry)}, {`];
  const add = (id: string, module: Module, shown: string | undefined) => {
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
    add(CHUNK + name, {code, imports}, name);
  }
  for (const [id, {code, imports}] of Object.entries(program.modules)) {
    const targets = Object.entries(imports).map(([name, target]) => {
      const chunk = Object.hasOwn(program.modules, target) ? undefined : chunkOf(target);
      return [name, chunk === undefined ? target : CHUNK + chunk];
    });
    add(id, {code, imports: Object.fromEntries(targets)}, id.startsWith('data:') ? undefined : id);
  }
  return {script: `${texts.join('\n')}\n});\n`, regions};
}

/** A module as a property of the object that the runtime gets; its first line is that of its code. */
function moduleText(id: string, {code, imports}: Module): string {
  const isData = id.startsWith('data:');
  const body = isData ? `module.exports=JSON.parse(${JSON.stringify(code)})` : code;
  return `${JSON.stringify(id)}:{imports:${JSON.stringify(imports)},load:function(module,exports,require,__filename,__dirname){${body}\n}},`;
}

const linesOf = (text: string): number => text.split('\n').length;
