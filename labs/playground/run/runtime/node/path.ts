/** The parts of a path without `.` and, where a folder precedes them, without `..`. */
function normalize(text: string): string {
  const isAbsolute = text.startsWith('/');
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    const isUp = part === '..';
    if (isUp && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!isUp || !isAbsolute) parts.push(part);
  }
  const joined = parts.join('/') || (isAbsolute ? '' : '.');
  const end = text.endsWith('/') && (parts.length > 0 || !isAbsolute) && text !== '' ? '/' : '';
  return `${isAbsolute ? '/' : ''}${joined}${end}`;
}

const join = (...parts: readonly string[]): string => normalize(parts.filter(Boolean).join('/'));

/** An absolute path; the working folder is `/`. */
function resolve(...parts: readonly string[]): string {
  const last = parts.findLastIndex((part) => part.startsWith('/'));
  const path = normalize(['/', ...parts.slice(Math.max(last, 0))].filter(Boolean).join('/'));
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function dirname(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  const at = trimmed.lastIndexOf('/');
  if (at === -1) return path.startsWith('/') ? '/' : '.';
  return trimmed.slice(0, at).replace(/\/+$/, '') || '/';
}

function basename(path: string, ending = ''): string {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last !== ending && last.endsWith(ending)
    ? last.slice(0, last.length - ending.length)
    : last;
}

function extname(path: string): string {
  const base = basename(path);
  const dot = base.lastIndexOf('.');
  return dot > 0 && base !== '..' ? base.slice(dot) : '';
}

function relative(from: string, to: string): string {
  const [source, target] = [from, to].map((path) => resolve(path).split('/').filter(Boolean));
  if (!source || !target) return '';
  let shared = 0;
  while (shared < source.length && source[shared] === target[shared]) shared++;
  return [...source.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
}

const isAbsolute = (path: string): boolean => path.startsWith('/');

function parse(path: string): Record<'root' | 'dir' | 'base' | 'ext' | 'name', string> {
  const [base, ext] = [basename(path), extname(path)];
  const dir = path.includes('/') ? dirname(path) : '';
  const name = base.slice(0, base.length - ext.length);
  return {root: isAbsolute(path) ? '/' : '', dir, base, ext, name};
}

const functions = {
  normalize,
  join,
  resolve,
  dirname,
  basename,
  extname,
  relative,
  isAbsolute,
  parse,
};

/** `node:path`, as it is on Linux. */
export const path = {...functions, sep: '/', delimiter: ':', posix: functions};
