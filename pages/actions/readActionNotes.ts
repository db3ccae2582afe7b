import {Joi} from '@docusaurus/utils-validation';
import {parseYaml} from '../../facts/atlas/parseYaml';
import {isOfActions, notesFiles} from '../reference/notesFiles';
import {actionSchema, type ActionNote} from './actionNote';

/** The notes of the actions, and the page that they stand beside. */
export type ActionNotes = {
  /** The address of the page. */
  route: string;
  /** The file of the notes, as an error names it. */
  file: string;
  /** By the names of their constants. */
  notes: Readonly<Record<string, ActionNote>>;
};

const schema = Joi.object<{actions: Record<string, ActionNote>}>({
  actions: Joi.object().pattern(Joi.string(), actionSchema).required(),
});

/** Reads the notes of the actions under the folder of the pages, if a page has them. */
export function readActionNotes(pages: string): ActionNotes | undefined {
  const noted = notesFiles(pages).find(({route}) => isOfActions(route));
  if (!noted) return undefined;
  const {actions} = parseYaml(noted.source, {
    file: noted.name,
    schema,
    help: 'pages/actions/actionNote.ts lists the fields of notes.',
  });
  return {route: noted.route, file: noted.name, notes: actions};
}
