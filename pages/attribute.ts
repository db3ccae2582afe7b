import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** The text of an element's attribute, as `of="UNI"` or `chain={1}` gives it. */
export function attribute(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const match = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof match?.value === 'string' ? match.value : match?.value?.value;
}
