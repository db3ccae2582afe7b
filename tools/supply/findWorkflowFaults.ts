import {isAlias, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {findJobFaults, type Workflow} from './findJobFaults';

/** A commit in an action's repository, or in a folder of it. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const VERSION = /^\s*v\d+(\.\d+)*\s*$/;

/** What of a GitHub workflow another could change, or could do more than it has to. */
export function findWorkflowFaults({file, text}: {file: string; text: string}): string[] {
  const lines = new LineCounter();
  const workflow = parseDocument(text, {lineCounter: lines});
  if (workflow.errors.length > 0) return workflow.errors.map(({message}) => `${file}: ${message}`);
  const faults = findJobFaults(workflow.toJS() as Workflow).map((fault) => `${file}: ${fault}`);
  if (!workflow.has('permissions')) {
    faults.push(`${file}: sets no permissions. Write "permissions: {contents: read}" above jobs`);
  }
  visit(workflow, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'uses') return;
      const action = isAlias(value) ? value.resolve(workflow) : value;
      if (!isScalar(action)) return;
      const fault = faultOfAction(String(action.value), action.comment ?? '');
      const {line} = lines.linePos(key.range?.[0] ?? 0);
      if (fault) faults.push(`${file}:${line}: ${fault}`);
    },
  });
  return faults;
}

function faultOfAction(action: string, comment: string) {
  if (action.startsWith('./')) return;
  if (!PINNED.test(action)) {
    return `${action} can change. Write the 40 digits of the commit in place of the version, and the version behind it as a comment`;
  }
  if (!VERSION.test(comment)) {
    return `${action} does not say its version. Add a comment such as "# v4.2.2"`;
  }
}
