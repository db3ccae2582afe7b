/**
 * Returns a function that finds an element again by its place among those of its kind, because the
 * scripts may draw it again.
 */
export function findAgain(element: Element): () => Element | undefined {
  const place = placeOf(element);
  return () =>
    element.isConnected
      ? element
      : place.reduce<Element | undefined>(
          (parent, [kind, index]) => parent && childrenOf(parent, kind)[index],
          document.body,
        );
}

type Place = [kind: string, index: number][];

function placeOf(element: Element): Place {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const kind = kindOf(element);
  return [...placeOf(parent), [kind, childrenOf(parent, kind).indexOf(element)]];
}

const kindOf = ({tagName, classList}: Element): string => `${tagName}.${classList[0]}`;

const childrenOf = ({children}: Element, kind: string): Element[] =>
  [...children].filter((child) => kindOf(child) === kind);
