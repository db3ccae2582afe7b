/**
 * Lets React remove nodes, and insert beside nodes, that a translator has moved into elements of its
 * own. The browser's functions throw there, and React takes the page away with what it cannot
 * remove: https://github.com/facebook/react/issues/11538.
 */
export function tolerateMovedNodes({prototype}: typeof Node): void {
  const {removeChild, insertBefore} = prototype;

  prototype.removeChild = function tolerant<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const wrapper = childThatHolds(child, this);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    if (wrapper?.textContent === '') removeChild.call(this, wrapper);
    return child;
  };

  prototype.insertBefore = function tolerant<Child extends Node>(
    this: Node,
    child: Child,
    place: Node | null,
  ): Child {
    const isMoved = place !== null && place.parentNode !== this;
    const before = isMoved ? (childThatHolds(place, this) ?? null) : place;
    return insertBefore.call(this, child, before) as Child;
  };
}

/** The child of a parent that a node stands in, however deep. */
function childThatHolds(node: Node, parent: Node): Node | undefined {
  let one: Node | null = node;
  while (one && one.parentNode !== parent) one = one.parentNode;
  return one ?? undefined;
}

if (typeof window !== 'undefined') tolerateMovedNodes(Node);
