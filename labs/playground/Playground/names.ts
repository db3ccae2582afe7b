import {RUN} from '../protocol';

/** The path of a file below `examples/` as the runner names it, from the root of the repository. */
export const pathOf = (file: string): string => `examples/${file}`;

/** The address of a program's file, which a press fetches ahead (`plugins/speed/onDemand/loadAhead.ts`). */
export const addressOf = (program: string): string => `/${RUN}programs/${program}.json`;

/** The name of a file without its folders. */
export const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
