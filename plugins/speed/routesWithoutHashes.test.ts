import {expect, test} from 'vitest';
import {chunkNamesWithoutHashes, routesWithoutHashes} from './routesWithoutHashes';

const routes = (fees: string): string => `export default [
  {path: '/', component: ComponentCreator('/', 'e5f'), exact: true},
  {path: '/', component: ComponentCreator('/', 'dd4'), routes: [
    {path: '/concepts/protocol/fees', component: ComponentCreator('/concepts/protocol/fees', '${fees}'), exact: true},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`;
const chunkNames = (fees: string): string =>
  JSON.stringify({
    '/-e5f': {__comp: 'a6aa9e1f'},
    '/-dd4': {__comp: '36994c47'},
    [`/concepts/protocol/fees-${fees}`]: {__comp: '17896441', content: '5ce129aa'},
    '*': {__comp: '9e4087bc'},
  });

test('names the only route of a path alike in both tables, and leaves several of one path', () => {
  expect(routesWithoutHashes(routes('4dd'))).toBe(routes('0'));
  expect(chunkNamesWithoutHashes(chunkNames('4dd'))).toBe(chunkNames('0'));
});
