/** What a build does about links that lead nowhere and pages at one address: it fails where it is strict. */
export const onBroken = (isStrict: boolean) =>
  ({
    onBrokenLinks: isStrict ? 'throw' : 'warn',
    onBrokenAnchors: isStrict ? 'throw' : 'warn',
    onDuplicateRoutes: isStrict ? 'throw' : 'warn',
    onBrokenMarkdownLinks: isStrict ? 'throw' : 'ignore',
  }) as const;
