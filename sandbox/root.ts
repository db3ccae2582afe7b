import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(__dirname, '..');

/** Where npm installs packages. */
export const modules = path.join(root, 'node_modules');

/** Where the sandbox keeps what it can make again. */
export const cache = path.join(root, '.cache');
