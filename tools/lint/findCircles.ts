import type {Arrow} from './readGraph';
import {RECURSIONS} from './recursions';

/** Circles that are not listed, and listed ones that are gone, a sentence each. */
export function findCircleFaults(arrows: readonly Arrow[], recursions = RECURSIONS): string[] {
  const circles = findCircles(arrows).map((files) => files.join(', '));
  const listed = recursions.map(({files}) => files.join(', '));
  return [
    ...circles
      .filter((circle) => !listed.includes(circle))
      .map(
        (circle) =>
          `${circle} import each other. Give what they share a file of its own, or list them in tools/lint/recursions.ts with the reason`,
      ),
    ...listed
      .filter((circle) => !circles.includes(circle))
      .map((circle) => `tools/lint/recursions.ts lists a circle that is gone: ${circle}`),
  ];
}

/** The groups of files that import each other, directly or through others; each sorted. */
export function findCircles(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const {from, to} of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  // Strongly connected components: the lowest place in the order that can be reached from a file.
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let lowest = place;
    for (const target of targets.get(file) ?? []) {
      const placeOfTarget = order.get(target);
      if (placeOfTarget === undefined) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, placeOfTarget);
    }
    if (lowest === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
