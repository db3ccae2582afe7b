/**
 * What pages may run, show and ask: nothing but what is named. Inline scripts by their digests,
 * requests to the site and to the given origins.
 */
export const contentSecurityPolicy = (
  digests: readonly string[],
  origins: readonly string[],
): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...digests],
    'style-src': ["'self'"],
    // Highlighted code and diagrams carry style attributes; style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'worker-src': ["'self'"],
    // The sandboxed frames of the playground, which have policies of their own.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
