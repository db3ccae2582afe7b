import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {connections} from './connections';
import {contentSecurityPolicy} from './contentSecurityPolicy';
import {headerRules} from './headers';
import type {Hosting} from './hosting';
import {isPage, readFrames, type Document} from './readFrames';
import {redirectOf} from './redirectOf';
import {scriptsOf} from './scriptsOf';

/**
 * What hosts are told of a build, read from its HTML. Pages that only lead elsewhere become
 * redirects of the host, so that the policy need not allow their scripts.
 */
export function readBuild(directory: string, environment: NodeJS.ProcessEnv): Hosting {
  const documents = readDocuments(directory);
  const pages = documents.filter(isPage);
  const redirects = pages.flatMap(({html, address}) => redirectOf(html, address) ?? []);
  const moved = new Set(redirects.map(({from}) => from));
  const digests = new Set<string>();
  for (const {file, address, html} of pages.filter((page) => !moved.has(page.address))) {
    const inline = scriptsOf(html);
    if (inline.refused.length > 0) {
      throw new Error(
        `${file}: ${inline.refused[0]} would run a script that the site's Content-Security-Policy cannot allow. Expected no script in attributes of "${address}"; use a component or a script file.`,
      );
    }
    inline.digests.forEach((digest) => digests.add(digest));
  }
  const policy = contentSecurityPolicy([...digests].sort(), connections(environment));
  return {rules: headerRules(policy, readFrames(documents)), redirects};
}

function readDocuments(directory: string): Document[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      address: `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, ''),
      html: readFileSync(path.join(directory, file), 'utf8'),
    }));
}
