const SECOND = /require\.resolveWeak\((".*?")\)/g;

/**
 * The framework's list of pages without its second reference to each, for which the bundler would
 * compile them all at the start. Throws where there is none.
 */
export function withoutSecondReferences(registry: string): string {
  const rewritten = registry.replaceAll(SECOND, '$1');
  if (rewritten !== registry) return rewritten;
  throw new Error(
    'writing: .docusaurus/registry.js no longer has "require.resolveWeak(…)"; see whether "npm start" compiles pages on request without this rewrite, and remove it or follow the new form',
  );
}
