import type {Hosting} from './hosting';
import {headerLines, headerMaps} from './nginxHeaders';
import {textTypes, types} from './types';

/** Where nginx listens and what it serves. */
export type Server = {
  /** The value of `listen`: a port, or an address with one. */
  listen: string;
  /** The value of `server_name`. */
  name: string;
  /** Absolute path of the folder that holds the build. */
  root: string;
};

/**
 * A configuration of nginx for its `http` block: redirects, clean addresses, headers and types, and
 * the files that were compressed beforehand. Certificates and the like are read from
 * `/etc/nginx/docs.d/`, where they outlive this file.
 */
export const nginxFile = (hosting: Hosting, server: Server): string => `\
# Written by the build; changes belong into hosting/ of the site's sources.

# Old addresses, and the pages that took their places.
map_hash_bucket_size 256;
map $uri $moved {
  default "";
${hosting.redirects.map(({from, to}) => `  ${from} ${to};`).join('\n')}
}

# Pages have one address: without doubled or encoded slashes, index.html, .html or a slash at the
# end. What a browser could take for another host (two slashes, or a backslash, at the start) is
# never sent back. No pattern tries a letter more often than a few times: an address may have 32,000.
map $request_uri $tidied {
  default "";
  "~^(?<folder>/(?:[^?/\\x5c][^?]*/)?)index(?:\\.html)?/*+(?:\\?|$)" $folder;
  "~^(?<page>/[^?/\\x5c](?:[^?]*?[^?/])??)(?:\\.html)?(?<!/)/++(?:\\?|$)" $page;
  "~*^(?<start>(?:/(?:[^?/%\\x5c]|%(?!2f))++)*+)(?:/(?:/|%2f)|%2f)(?:/|%2f)*+(?<rest>(?!\\x5c)[^?]*+)" $start/$rest;
  "~^(?<file>/[^?/\\x5c][^?]*?)\\.html(?:\\?|$)" $file;
}

${headerMaps(hosting.rules)}

server {
  listen ${server.listen};
  server_name ${server.name};
  root ${server.root};
  server_tokens off;
  absolute_redirect off;
  etag on;
  charset utf-8;
  charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types {
${Object.entries(types)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }

  # Readers send no bodies; but what sites beside this one store as cookies of the domain comes too.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  large_client_header_buffers 4 32k;

  gzip_static on;
  gzip_vary on;
  brotli_static on;

${headerLines(hosting.rules)}

  error_page 403 404 /404.html;

  if ($moved) {
    return 301 $moved$is_args$args;
  }
  if ($tidied) {
    return 301 $tidied$is_args$args;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  # The page of unknown addresses has none of its own.
  location = /404 {
    return 404;
  }
  # Files that other hosts read, and the compressed copies of files.
  location ~ ^/(_headers|_redirects|vercel\\.json)$|\\.(br|gz)$|/\\.(?!well-known/) {
    return 404;
  }
  include /etc/nginx/docs.d/*.conf;
}
`;
