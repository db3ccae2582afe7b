import {readFileSync} from 'node:fs';

/** Key and commit that measured pages are configured with. */
export const CONFIGURATION = {apiKey: 'f'.repeat(32), commit: '87be4f8'};

/**
 * Makes of a built page what it is where analytics is configured. All that differs are these tags,
 * which `plugins/analytics` writes.
 */
export function withAnalytics(serverUrl: string): (html: string) => string {
  const content = JSON.stringify({...CONFIGURATION, serverUrl});
  const tag = `<meta name="analytics" content="${content.replaceAll('"', '&quot;')}">`;
  const script = `<script>${readFileSync('plugins/analytics/keepArrival.js', 'utf8')}</script>`;
  return (html) => html.replace('<head>', () => `<head>${tag}${script}`);
}
