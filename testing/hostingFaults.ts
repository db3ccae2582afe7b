import {framePolicy} from '../hosting/framePolicy';
import {scriptsOf} from '../hosting/scriptsOf';
import {requestRaw, type RawResponse} from './requestRaw';

/** What is wrong with the headers of an answer, a line each. */
export function headerFaults({address, status, headers, body}: RawResponse): string[] {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const isFrame = isHtml && status === 200 && address.startsWith('/assets/');
  const sent = String(headers['content-security-policy'] ?? '');
  const policy = directivesOf(sent);
  const scripts = isHtml && status === 200 ? scriptsOf(body.toString('utf8')).digests : [];
  const allowed = policy.get('script-src') ?? [];
  const isHashed = address.startsWith('/assets/') && status === 200;
  const cached = headers['cache-control'] ?? '';
  const promises: Record<string, boolean> = {
    'scripts of the site alone':
      isFrame || allowed.every((one) => one === "'self'" || /^'sha256-/.test(one)),
    'every inline script by its digest': scripts.every((digest) => allowed.includes(digest)),
    'nothing that no directive names': policy.get('default-src')?.join() === "'none'",
    'no other base of addresses': policy.get('base-uri')?.join() === "'none'",
    ...(isFrame
      ? {'the policy of its document': sent === policyOfFrame(body.toString('utf8'))}
      : {
          'no frame of another site': policy.get('frame-ancestors')?.join() === "'none'",
          'frames of the site alone': policy.get('frame-src')?.join() === "'self'",
          'forms to the site alone': policy.get('form-action')?.join() === "'self'",
          'styles of the site alone': policy.get('style-src')?.join() === "'self'",
        }),
    'encryption for a year': seconds(headers['strict-transport-security']) >= 31_536_000,
    'types as stated': headers['x-content-type-options'] === 'nosniff',
    'no path to other sites': headers['referrer-policy'] === 'strict-origin-when-cross-origin',
    'no camera': headers['permissions-policy']?.toString().includes('camera=()') ?? false,
    'a window of its own': headers['cross-origin-opener-policy'] === 'same-origin',
    'cached for a year, if its name holds a digest': isHashed === /immutable/.test(cached),
    'revalidated, if it is a page': !isHtml || isFrame || /max-age=0, must-revalidate/.test(cached),
    'hashed files for the site alone':
      !isHashed || headers['cross-origin-resource-policy'] === 'same-origin',
    'data for any site':
      !/\.(graphql|json|md|sol|tgz|toml|tsx?|txt|zip)$/.test(address) ||
      status !== 200 ||
      headers['access-control-allow-origin'] === '*',
  };
  return Object.entries(promises).flatMap(([promise, isKept]) =>
    isKept ? [] : [`${address}: ${promise}`],
  );
}

/** The policy of a frame by its document; nothing where that has no strict one. */
function policyOfFrame(html: string): string | undefined {
  try {
    return framePolicy(html);
  } catch {
    return undefined;
  }
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
}

const seconds = (header = ''): number => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);

/** What is wrong with the answer to an old address, a line each. */
export async function redirectFaults(site: string, from: string, to: string): Promise<string[]> {
  const {status, headers} = await requestRaw(site, `${from}?from=old&q=%2F`);
  const expected = `301 ${to}?from=old&q=%2F`;
  const answered = `${status} ${headers.location ?? ''}`;
  return answered === expected ? [] : [`${from}: expected ${expected}, got ${answered}`];
}
