/** Programs and variables that the fences of pages name; of each system's hundreds the grammar lists most. */
const PROGRAMS = ['cd', 'cp', 'curl', 'git', 'mkdir', 'node', 'npm', 'npx', 'rm'];
const VARIABLES = ['HOME', 'PATH'];

const LISTS = [
  {list: /(?<=\(\?:)add\|apropos\|[^()]*(?=\))/, names: PROGRAMS},
  {list: /(?<=\(\?:)BASH\|BASH[^()]*(?=\))/, names: VARIABLES},
];

/** The grammar of shells with the names that pages use. */
export function shellOfFences(grammar: string): string {
  return LISTS.reduce((text, {list, names}) => {
    if (!list.test(text)) {
      throw new Error(`lean: prismjs/components/prism-bash.js no longer holds a list like ${list}`);
    }
    return text.replace(list, names.join('|'));
  }, grammar);
}
