const PUSH = [
  "github.event.workflow_run.conclusion == 'success'",
  "github.event.workflow_run.event == 'push'",
  "github.event.workflow_run.head_branch == 'main'",
  'github.event.workflow_run.head_repository.full_name == github.repository',
];
const BY_HAND = ["github.event_name == 'workflow_dispatch'", "github.ref == 'refs/heads/main'"];

/** Whether a job's condition holds for the main branch of the repository alone: pushed and checked, or run by hand. */
export const isPushOfMain = (condition: string): boolean =>
  split(condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1'), '||').every((choice) => {
    const parts = split(choice, '&&');
    return [PUSH, BY_HAND].some((asked) => asked.every((one) => parts.includes(one)));
  });

/** The parts of an expression between operators that stand outside of brackets; brackets around all are left out. */
function split(expression: string, operator: '||' | '&&'): string[] {
  const text = expression.trim().replace(/\s+/g, ' ');
  const parts: string[] = [''];
  let depth = 0;
  for (const token of text.split(/(\|\||&&|[()])/)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === operator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  const [only, ...others] = parts.map((part) => part.trim());
  const inner = others.length === 0 && /^\((.*)\)$/.exec(only ?? '')?.[1];
  return inner && isBalanced(inner) ? split(inner, operator) : parts.map((part) => part.trim());
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
