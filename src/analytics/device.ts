/** What a user agent says of the device, in the collector's names. */
type Device = {
  os_name?: string;
  os_version?: string;
  device_model?: string;
  device_manufacturer?: string;
};

/** Longest user agent that is sent, in characters. */
const LONGEST = 275;

/** A user agent, cut where it is too long. */
export const cutUserAgent = (userAgent: string): string => userAgent.slice(0, LONGEST);

/** In this order: later ones name earlier ones as what they are compatible with. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

/** The name of the browser, or `other`. */
export const browserOf = (userAgent: string): string =>
  BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';

const SYSTEMS: readonly [pattern: RegExp, name: string, apple?: string][] = [
  [/\biPhone OS ([\d_]+)/, 'iOS', 'iPhone'],
  [/\biPad; CPU OS ([\d_]+)/, 'iPadOS', 'iPad'],
  [/\bAndroid ([\d.]+)/, 'Android'],
  [/\bWindows NT ([\d.]+)/, 'Windows'],
  [/\bMac OS X ([\d_.]+)/, 'macOS', 'Mac'],
  [/\bCrOS \w+ ([\d.]+)/, 'ChromeOS'],
  [/\bLinux()/, 'Linux'],
];

/** The system and maker of the device, as far as the user agent names them. */
export function deviceOf(userAgent: string): Device {
  for (const [pattern, name, apple] of SYSTEMS) {
    const match = pattern.exec(userAgent);
    if (!match) continue;
    return {
      os_name: name,
      ...(match[1] && {os_version: match[1].replaceAll('_', '.')}),
      ...(apple && {device_model: apple, device_manufacturer: 'Apple'}),
    };
  }
  return {};
}
