import type {ElementContent} from 'hast';

/** An element in a page's HTML, as a page would write it: a component by its name, or an element that no component of the theme draws. */
export function jsxElement(
  name: string,
  children: readonly ElementContent[],
  attributes: Readonly<Record<string, string>> = {},
): ElementContent {
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    data: {_mdxExplicitJsx: true},
  };
  // The same node stands in both kinds of trees, with children of either.
  return element as unknown as ElementContent;
}
