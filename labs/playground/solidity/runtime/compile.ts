import compiled from 'data:compiled';
import type {CompiledFile} from '../../protocol';

/**
 * What a program in a tab has in place of `sandbox/compile.ts`: looks up what the build, or the
 * compiler before the run, made of this file.
 */
export function compile(file: string): Promise<CompiledFile> {
  const found = compiled[file];
  if (found) return Promise.resolve(found);
  return Promise.reject(
    new Error(
      `${file} was not compiled for this run, which has: ${Object.keys(compiled).join(', ') || 'none'}`,
    ),
  );
}
