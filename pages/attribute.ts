import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** The text of an element's attribute, as `of="UNI"` or `chain={1}` gives it. */
export function attribute(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : found?.value?.value;
}
