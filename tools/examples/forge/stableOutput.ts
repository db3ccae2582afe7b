/** What forge prints of tests that ran, without what differs from run to run: how it compiled, times, and the mean gas of random calls. */
export const stableOutput = (printed: string): string =>
  printed
    .slice(Math.max(printed.search(/^Ran \d+ tests? for /m), 0))
    .replace(/; finished in .*$/gm, '')
    .replace(/^(\[PASS\] .* \(runs: \d+), μ: \d+, ~: \d+\)$/gm, '$1)')
    .replace(/^(Ran \d+ test suites?) in .*?: /gm, '$1: ')
    .trimEnd()
    .concat('\n');
