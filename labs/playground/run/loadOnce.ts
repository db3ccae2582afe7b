import type {PublishedFile} from '../protocol';
import type {Files} from './files';
import type {Progress} from './progress';

/** A file's text, counted where it is not there yet. */
export const loadOnce = (files: Files, file: PublishedFile, progress: Progress): Promise<string> =>
  files.isLoaded(file.file) ? files.text(file.file) : progress.add(file, files.text(file.file));
