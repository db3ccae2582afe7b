import {expect, test} from 'vitest';
import {loadOf} from './load';

const PRINTED = `Running 3s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Latency Distribution
     50%    1.02ms
     99%  850.00us
  49021 requests in 3.00s, 512.00MB read
Requests/sec:  16340.12
Transfer/sec:    170.66MB
`;

test('reads requests per second and milliseconds', () => {
  expect(loadOf(PRINTED)).toEqual({perSecond: 16_340.12, p99: 0.85, errors: 0});
  expect(loadOf(PRINTED.replace('850.00us', '1.20s')).p99).toBe(1_200);
});

test('counts what failed, of either kind', () => {
  const failed = `${PRINTED}  Socket errors: connect 0, read 3, write 0, timeout 2
  Non-2xx or 3xx responses: 7
`;
  expect(loadOf(failed).errors).toBe(12);
});

test('says what it was given where that is something else', () => {
  expect(() => loadOf('unable to connect')).toThrow('unable to connect');
});
