import {RUN} from '../protocol';

/** The path of a file below `examples/` as the runner names it, from the root of the repository. */
export const pathOf = (file: string): string => `examples/${file}`;

/** The addresses of what a run of a program reads first; a press fetches them (`plugins/speed/onDemand/loadAhead.ts`). */
export const filesOfRun = (program: string): string =>
  `/${RUN}site.json /${RUN}programs/${program}.json`;

/** The name of a file without its folders. */
export const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
