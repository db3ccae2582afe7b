import fc from 'fast-check';

/** The seed of random inputs, of units and of the browser: `FUZZ_SEED=1` draws others. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** Each would set `window.injected`, or leave an element with `data-injected`, where it is taken for code. */
export const MARKUP = [
  '<img src="missing" onerror="window.injected=1" data-injected>',
  '"><script>window.injected=1</script><b data-injected>',
  `'><svg onload='window.injected=1' data-injected>`,
  '</title></textarea></script><i data-injected>',
  '&#60;i data-injected&#62; &lt;i data-injected&gt;',
  '<mark><i data-injected></mark>',
  'javascript:window.injected=1',
  'data:text/html,<script>window.injected=1</script>',
  "{{constructor.constructor('window.injected=1')()}}",
  '${window.injected=1}<%= window.injected=1 %>',
  '[a](javascript:window.injected=1) ![](missing)',
] as const;

/** Of 100,000 characters, of which some once took time or depth for each other. */
export const LONG = ['x', '"', '<', '%', '0xab', 'error: ', '{"a":[', '( '].map((part) =>
  part.repeat(100_000 / part.length),
);

/** Texts that break careless readers. */
export const HOSTILE: readonly string[] = [
  ...MARKUP,
  ...LONG,
  // Characters: half a one, directions, none, marks, long when lower or upper.
  ...['\ud800', 'a\udc00b', '\u202egnp.exe\u202c\u2066', '\0', 'a\0b', '\ufeff', '\u2028\u2029'],
  ...['\r\n\t', ' ', `e${'\u0301'.repeat(200)}`, '👩‍👩‍👧‍👦', 'İSTANBUL ß ﬁ', '１２ ٣', '\u200b'],
  // Addresses.
  ...['%', '%E0%A4%A', '%00', '%u0041', '%25', '+', '#', '?q=1', '&=', ';', '..', '//a.example'],
  ...['https://a.example/', '\\\\a.example', '/\t/a.example'],
  // Names that every object has.
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  // Numbers.
  ...['NaN', 'Infinity', '-0', '1e999', '1e-999', '-1', '0x', '0X0', '1_000', `${2n ** 256n}`],
  '9'.repeat(400),
  // JSON.
  ...[
    'null',
    'true',
    '5',
    '"x"',
    '[]',
    '{}',
    '[null]',
    '[{}]',
    '{"__proto__":{"injected":1}}',
    '{',
  ],
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  // Patterns.
  ...['(a+)+$', '.*', '\\', '[', '((((((((', '"', "'", '`', '…', '@/', "it's"],
];

/** Any text: one of these, whatever characters, letters of many scripts, or several put together. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({unit: 'binary', maxLength: 60}),
      fc.string({unit: 'grapheme', maxLength: 60}),
      fc.string({maxLength: 60}),
    ),
    {minLength: 1, maxLength: 3, size: 'small'},
  )
  .map((parts) => parts.join(''));

/** Any text without half characters, which an address cannot hold. */
export const wholeText = anyText.map((text) => Buffer.from(text).toString());

/** Random texts for a browser, the same for the same seed. */
export const randomTexts = (count: number): string[] =>
  fc.sample(anyText, {seed: SEED, numRuns: count});
