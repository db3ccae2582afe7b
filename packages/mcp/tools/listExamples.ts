import type {Built} from '../readBuilt';

/** Programs that are listed at once. */
const MOST = 60;

/** The programs and queries that pages quote, with the pages; of those that hold all words asked. */
export function listExamples({examples, programs}: Built, {about}: {about?: string}): string {
  const words = (about ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const listed = examples.map((file) => {
    const on = programs.filter((page) => page.programs.includes(file));
    return {file, on, all: [file, ...on.map(({title}) => title)].join(' ').toLowerCase()};
  });
  const matches = listed.filter(({on, all}) =>
    words.length > 0 ? words.every((word) => all.includes(word)) : on.length > 0,
  );
  if (matches.length === 0) {
    throw new Error(`No example is about "${about}". Ask for one word, as: quote, mint, permit2.`);
  }
  const lines = matches
    .slice(0, MOST)
    .map(
      ({file, on}) =>
        `${file}${on.length > 0 ? ` quoted by ${on.map(({route}) => `${route}.md`).join(', ')}` : ''}`,
    );
  const more = matches.length - lines.length;
  return [...lines, ...(more > 0 ? [`${more} more: ask for more words.`] : [])].join('\n');
}
