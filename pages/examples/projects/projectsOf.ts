import {sourcesOf} from '../../sources';
import {pinnedVersions} from '../pinnedVersions';
import {programsToRun} from './programsToRun';
import {projectFor} from './projectFor';
import type {Project} from './projectOf';

/** A project, its program, and the page that explains it. */
export type OfferedProject = Project & {program: string; title: string; page: string};

/** The projects of all programs that pages offer to run, or of those that are chosen. */
export function projectsOf(
  siteDirectory: string,
  siteUrl: string,
  isChosen: (program: string) => boolean = () => true,
): OfferedProject[] {
  const examples = sourcesOf(siteDirectory).examples();
  const options = {examples, versions: pinnedVersions, siteUrl};
  return programsToRun(siteDirectory)
    .filter(({program}) => isChosen(program))
    .map((offer) => ({...offer, ...projectFor(offer.program, options)}));
}
