/** Where the site publishes the package of the sandbox. */
export const sandboxUrl = (siteUrl: string): string => `${siteUrl}/packages/docs-sandbox-1.0.0.tgz`;
