/** What may follow a reason where a text goes on. */
const END =
  '(?=\\s*(?:\\n|$|["\'`](?:\\s*(?:[,})\\]+]|$)|\\. )| -- Reason given:|\\. This is probably|["\']?\\s\\((?:action|method|reason|error|code)=|\\s\\[ ?See:|,? data: |,"data|\\s\\{|[│├└]|Contract Call:|(?:Raw Call|Estimate Gas|Request) Arguments:|Block Number:|URL:|Docs:|Details:|Version:|\\s{2,}at ))';

/** A call of a trace that reverted, as Foundry draws it: the call inside stands first. */
const TRACE = /\[Revert\] (?<reason>[^│├└\n]+?)(?=\s*(?:[│├└\n]|$|Error:))/g;

/** How tools write a reason, the most certain first; in a hostile text an end is not looked for long. */
const FORMS = [
  /reverted with (?:reason string|custom error) (["'])(?<reason>.{0,1500}?)\1(?!\w)/gis,
  /reverted with (?:panic code) (?<reason>0x[0-9a-f]+)/gi,
  form('-- Reason given:\\s*'),
  form('with the following reason:\\s*'),
  // viem, of an error that the ABI holds: the values stand in the next line.
  /\breverted\.\s+Error: (?<reason>\w{1,99}\([^)]{0,500}\)(?:\s*\([^)]{0,1500}\))?)/g,
  // ethers 5.
  /\berrorArgs["']?\s*[=:]\s*\[(?<values>.{0,1500}?)\],\s*["']?errorName["']?\s*[=:]\s*["'](?!Error\b|Panic\b)(?<reason>\w{1,99})["']/gs,
  /\berrorSignature["']?\s*[=:]\s*["'](?!Error\(|Panic\()(?<reason>\w{1,99}\([^"']{0,500}\))["']/g,
  /\berrorName["']?\s*[=:]\s*["'](?!Error\b|Panic\b)(?<reason>\w{1,99})["']/g,
  /fail with (?:custom )?error (["'])(?<reason>.{0,500}?)\1(?!\w)/gi,
  /\[?\bFAIL[.:]\s*(?:Reason:\s*)?(?<reason>.{1,1500}?)(?:;?\s+(?:counter|Counter)example:|\](?=\s|$))/g,
  // Remix.
  /(?:reason|error) provided by the contract:\s*(?<reason>.{1,500}?)\.?\s*(?=Parameters:|Debug the transaction|You may want|$)/gis,
  TRACE,
  form('execution reverted(?: with reason)?:\\s*'),
  form('processing transaction:\\s*revert(?:ed)?:?\\s+'),
  form('reverted with:\\s*'),
  form('script failed:\\s*'),
  form('cannot succeed due to error:\\s*'),
  /(?<reason>\bPanic error 0x[0-9a-f]{2})\b/gi,
  form('\\breason["\']?\\s*[:=]\\s*["\']?'),
  form('\\b(?:revert|(?:transaction )?reverted):\\s*["\']?'),
  // The line of a source that failed, as debuggers show it: its values are names.
  /\brevert\s+(?:\w{1,99}\.)?(?<reason>[A-Z]\w{1,99})\([^;\n]{0,500}\);/g,
  /\brequire\([^;]{1,500}?,\s*(["'])(?<reason>[^"'\n]{1,200})\1\s*\);/g,
];

/** A line of a program that writes reasons has a placeholder there, as tracebacks show: `{reason_string}`. */
function form(before: string): RegExp {
  return new RegExp(`${before}(?!\\{\\w+\\})(?<reason>[^\\s].*?)\\.?${END}`, 'gi');
}

/** What programs call a message, which may be a reason and nothing else. */
const MESSAGE = form(
  '\\b(?:error_message|errorMessage|message|data)["\']?\\s*[:=]\\s*["\'](?!["\'])',
);

/** The reasons that a text may hold, as they are written, the likeliest first. */
export const reasonsIn = (text: string): string[] =>
  FORMS.flatMap((pattern) =>
    pattern === TRACE ? allOf(pattern, text).reverse() : allOf(pattern, text),
  );

/** The messages of programs that a text holds. */
export const messagesIn = (text: string): string[] => allOf(MESSAGE, text);

const allOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(({groups: {reason, values} = {}}) =>
    reason && values !== undefined ? `${reason}(${values})` : (reason ?? []),
  );
