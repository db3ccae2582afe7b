/** The packages that the site publishes itself, by their addresses on it; npm installs them from there. */
export const publishedPackages = {
  mcp: '/packages/docs-mcp-1.0.0.tgz',
  sandbox: '/packages/docs-sandbox-1.0.0.tgz',
} as const;
