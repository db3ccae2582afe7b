import type {Published} from '../readPublished';

/** Programs that are listed at once. */
const MOST = 60;

/** The programs and queries that pages quote, with the pages; of those that hold all words asked. */
export async function listExamples(
  {pages, projects}: Published,
  {about = ''}: {about?: string},
): Promise<string> {
  const words = about.toLowerCase().split(/\s+/).filter(Boolean);
  const all = await pages();
  const names = new Set((await projects().catch(() => [])).map(({name}) => name));
  const matches = [...new Set(all.flatMap(({programs}) => programs))]
    .sort()
    .map((file) => ({file, on: all.filter(({programs}) => programs.includes(file))}))
    .filter(({file, on}) => {
      const text = [file, ...on.map(({title}) => title)].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  if (matches.length === 0) {
    throw new Error(`No example is about "${about}". Ask for one word, as: quote, mint, permit2.`);
  }
  const lines = matches.slice(0, MOST).map(({file, on}) => {
    const project = file.replace(/^\/examples\/|\.ts$/g, '');
    const quoted = `${file} quoted by ${on.map(({route}) => `${route}.md`).join(', ')}`;
    return names.has(project) ? `${quoted}; project ${project}` : quoted;
  });
  const more = matches.length - lines.length;
  return [...lines, ...(more > 0 ? [`${more} more: ask for more words.`] : [])].join('\n');
}
