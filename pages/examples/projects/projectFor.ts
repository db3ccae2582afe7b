import {foundryProject} from '../foundry/foundryProjects';
import {isForgeTest} from '../programs';
import {projectOf, type Project, type ProjectOptions} from './projectOf';

/** The project that a reader takes away: of Node.js for a program, of Foundry for a test of forge. */
export const projectFor = (file: string, options: ProjectOptions): Project =>
  isForgeTest(file) ? foundryProject(file, options) : projectOf(file, options);
