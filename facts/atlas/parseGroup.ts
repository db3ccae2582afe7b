import {type Group, groupSchema} from './entry';
import {parseYaml} from './parseYaml';

/** The group of entries in a file of the atlas. */
export const parseGroup = (source: string, file: string): Group =>
  parseYaml(source, {
    file,
    schema: groupSchema,
    help: 'facts/atlas/entry.ts says what a group of entries holds.',
  });
