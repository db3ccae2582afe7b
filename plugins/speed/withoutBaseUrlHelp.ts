const HELP = '{createInlineScript(baseUrl)}';

/**
 * The warning of a wrong base path, without its text: the server writes it into the home page, and
 * a browser never does.
 */
export function withoutBaseUrlHelp(source: string): string {
  if (source.split(HELP).length !== 2)
    throw new Error(`lean: expected "${HELP}" once in the framework's BaseUrlIssueBanner`);
  return source.replace(HELP, '');
}
