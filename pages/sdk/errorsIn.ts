/** Whether code throws an error: a message that stands there whole, or in parts around what is put in (`…`), or a class of errors. */
export function holdsError(source: string, error: string): boolean {
  const parts = error.split('…').map(escape);
  if (parts.length > 1) return new RegExp(parts.join('[^\\n]{0,200}?')).test(source);
  return (
    ["'", '"', '`'].some((mark) => source.includes(`${mark}${error}${mark}`)) ||
    new RegExp(`throw (new )?([\\w$]+\\.)?${escape(error)}\\b`).test(source)
  );
}

const escape = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
