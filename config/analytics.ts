type Environment = Readonly<Record<string, string | undefined>>;

const ENDPOINT = 'https://api2.amplitude.com/2/httpapi';

/** Where readers' events go, or `undefined` where neither a key nor a proxy is set: the default. */
export function analyticsConfig({
  AMPLITUDE_API_KEY: apiKey,
  ANALYTICS_PROXY_URL: proxy,
  COMMIT: commit,
}: Environment) {
  if (!apiKey && !proxy) return undefined;
  if (apiKey && !/^[0-9a-f]{32}$/i.test(apiKey)) {
    throw new Error(
      `AMPLITUDE_API_KEY: expected 32 hexadecimal digits, got ${apiKey.length} characters; copy the key of the project in Amplitude's settings, or unset it to measure nobody`,
    );
  }
  if (proxy && !isAddress(proxy)) {
    throw new Error(
      `ANALYTICS_PROXY_URL: expected an address that begins with https://, or with http:// on this machine, got "${proxy}"; write it in full, or unset it to post to Amplitude`,
    );
  }
  if (commit && !/^[0-9a-f]{7,40}$/.test(commit)) {
    throw new Error(
      `COMMIT: expected 7 to 40 hexadecimal digits, got "${commit}"; set it to what "git rev-parse HEAD" prints, or unset it`,
    );
  }
  return {
    // A proxy on its own puts the key in place of this one.
    apiKey: apiKey || 'proxy',
    serverUrl: proxy || ENDPOINT,
    commit: commit || 'unknown',
  };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const {protocol, hostname} = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}
