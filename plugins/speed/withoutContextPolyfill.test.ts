import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {withoutContextPolyfill} from './withoutContextPolyfill';

const router = path.join(path.dirname(require.resolve('react-router')), 'esm/react-router.js');

test('leaves the polyfill to the minifier: nothing refers to it', () => {
  const source = readFileSync(router, 'utf8');
  expect(source.match(/\bcreateReactContext\b/g)).toHaveLength(2);
  const script = withoutContextPolyfill(source);
  expect(script.match(/\bcreateReactContext\b/g)).toEqual(['createReactContext']);
  expect(script).toContain('var createContext = React.createContext;');
});

test('says when the router has no such choice any more', () => {
  expect(() => withoutContextPolyfill('import React from "react";')).toThrow(
    'the router no longer has "React.createContext || createReactContext"',
  );
});
