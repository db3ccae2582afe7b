import type {Project, Published} from '../readPublished';

/** Characters of a file that is given whole. */
const LONGEST = 40_000;

/** A program as a project: each of its files, and its archive; without a name the list of all projects. */
export async function readProject(published: Published, {name}: {name?: string}): Promise<string> {
  const projects = await published.projects();
  if (projects.length === 0) {
    throw new Error('This site publishes no projects. list_examples gives its programs.');
  }
  if (name === undefined) return projects.map(lineOf).join('\n');
  const asked = nameIn(name);
  const project = projects.find((one) => one.name === asked);
  if (!project) throw new Error(`There is no project ${asked}. ${nearest(projects, asked)}`);

  const files = await Promise.all(project.files.map((file) => fileText(published, project, file)));
  return [
    `# ${project.name}: ${project.title}`,
    `Explained by ${project.page}.md. All files in one archive: ${published.placeOf(project.zip)}`,
    ...files,
  ].join('\n\n');
}

const lineOf = ({name, title, page}: Project): string => `${name}: ${title}, ${page}.md`;

/** The name in whatever leads to a program: its address, its archive, its file. */
const nameIn = (asked: string): string =>
  asked
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/*(examples\/)?/, '')
    .replace(/(\.ts|\.zip|\/)$/, '');

/** The projects that have a word of the name, else all. */
function nearest(projects: readonly Project[], asked: string): string {
  const words = asked
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter((word) => word.length > 2);
  const near = projects.filter(({name, title}) =>
    words.some((word) => `${name} ${title}`.toLowerCase().includes(word)),
  );
  const names = (near.length > 0 ? near : projects).map(({name}) => name);
  return `Expected one of: ${names.join(', ')}.`;
}

async function fileText(published: Published, project: Project, file: string): Promise<string> {
  const text = await published.readFile(project, file);
  const place = published.placeOf(`/examples/${project.name}/${file}`);
  if (text === undefined) throw new Error(`${place} is missing: take the archive, ${project.zip}.`);
  if (text.length > LONGEST) return `## ${file}\n\n${text.length} characters, at ${place}`;
  const fence = '`'.repeat(Math.max(3, 1 + longestRun(text)));
  return `## ${file}\n\n${fence}${file.split('.').pop()}\n${text.trimEnd()}\n${fence}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
