import {readFileSync} from 'node:fs';
import ts from 'typescript';
import type {Reach} from './model';
import {classAround, type Scope, type Target} from './classes';
import {stepsOf, type Steps} from './stepsOf';

const stepsByScope = new WeakMap<Scope, Map<string, Steps>>();

/** What a call of these functions reaches; of each message the shortest way to it. */
export function reachOf(entries: readonly Target[], scope: Scope): Reach {
  const reach: Reach = {thrown: [], open: []};
  const seen = new Set<string>();
  let front = entries.map((target) => ({target, path: [nameOf(target)]}));
  while (front.length > 0) {
    const next: typeof front = [];
    for (const {target, path} of front) {
      const key = keyOf(target);
      if (seen.has(key)) continue;
      seen.add(key);
      const steps = cachedSteps(target, scope);
      for (const {text, isInvariant, node} of steps.thrown) {
        if (reach.thrown.some((one) => one.text === text)) continue;
        reach.thrown.push({text, isInvariant, path, at: placeOf(node)});
      }
      for (const {call, node} of steps.open) {
        const at = placeOf(node);
        if (!reach.open.some((one) => one.at === at && one.call === call)) {
          reach.open.push({call, at});
        }
      }
      next.push(...steps.targets.map((one) => ({target: one, path: [...path, nameOf(one)]})));
    }
    front = next;
  }
  return reach;
}

function cachedSteps(target: Target, scope: Scope): Steps {
  const known = stepsByScope.get(scope) ?? new Map<string, Steps>();
  stepsByScope.set(scope, known);
  const key = keyOf(target);
  const steps = known.get(key) ?? stepsOf(target, scope);
  known.set(key, steps);
  return steps;
}

const keyOf = ({body, self}: Target): string =>
  `${body.getSourceFile().fileName}:${body.pos}:${self?.name?.text ?? ''}`;

/** The name that a reader knows a function by; of an inherited one with the class that declares it. */
function nameOf({body}: Target): string {
  const owner = classAround(body)?.name?.text;
  if (ts.isConstructorDeclaration(body)) return `new ${owner}`;
  const named = body.name ?? (ts.isVariableDeclaration(body.parent) ? body.parent.name : undefined);
  const name = named?.getText() ?? 'a function';
  return owner ? `${owner}.${name}` : name;
}

/** The file of the package, with the line that a node has in its JavaScript. */
function placeOf(node: ts.Node): string {
  const file = node.getSourceFile().fileName.replace(/\.ts$/, '.js');
  const source = readFileSync(file, 'utf8');
  const [first = ''] = node.getText().split('\n');
  const at = source.indexOf(first);
  const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return at < 0 ? name : `${name}:${source.slice(0, at).split('\n').length}`;
}
