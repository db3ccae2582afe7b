import {projectsOf, type OfferedProject} from '../../pages/examples/projects/projectsOf';

/** The projects of all programs that pages offer to run, or of those whose paths contain a word. */
export const listProjects = (words: readonly string[]): OfferedProject[] =>
  projectsOf('.', 'https://docs.uniswap.org').filter(
    ({program}) => words.length === 0 || words.some((word) => program.includes(word)),
  );
