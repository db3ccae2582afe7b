import {beforeAll, expect, test} from 'vitest';
import {sourcesOf} from '../../../../pages/sources';
import type {SdkSources} from '../../../../pages/sdk/sdkSources';
import {isDeep} from '../../../../testing/tier';
import {isListed, listedErrors, WRONG_TYPE} from './listedErrors';
import {CALLED} from './members';
import type {Provoked} from './provoke';
import {provokeApart} from './provokeApart';

const CALLS = isDeep ? 250 : 10;

let sources: SdkSources;
let provoked: ReadonlyMap<string, Provoked[]>;
beforeAll(async () => {
  sources = await sourcesOf('.').sdks();
  provoked = await provokeApart(CALLS);
  const members = [...provoked.values()].flat();
  const messages = members.reduce((sum, one) => sum + Object.keys(one.messages).length, 0);
  console.log(
    `${provoked.size} classes, ${members.length} members, ${members.length * CALLS} calls, ${messages} messages`,
  );
}, 900_000);

test.each(Object.entries(CALLED))(
  'lists every message that bad inputs of %s provoke',
  (name, {module}) => {
    const faults = (provoked.get(name) ?? []).flatMap(({member, messages}) => {
      const errors = listedErrors({module, name: name.replace(/^v[24] /, ''), member}, sources);
      if (!errors) return [];
      return Object.entries(messages)
        .filter(
          ([message, {isTyped}]) =>
            !isListed(message, errors) &&
            (isTyped || !WRONG_TYPE.some((pattern) => pattern.test(message))),
        )
        .map(([message, {call}]) => `${name}.${member} threw "${message}" at ${call}`);
    });
    expect(faults).toEqual([]);
  },
);
