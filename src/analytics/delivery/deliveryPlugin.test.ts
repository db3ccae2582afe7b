import {expect, test} from 'vitest';
import {deliveryPlugin} from './deliveryPlugin';

test('sends nothing without a key, and says so', async () => {
  const plugin = deliveryPlugin({apiKey: '', serverUrl: 'https://example.org/', commit: '87be4f8'});
  const {code, message} = await plugin.execute({event_type: 'page view'});
  expect({code, message}).toEqual({code: 400, message: 'Event rejected due to missing API key'});
});

test("takes the place of the client's own delivery, by its name", () => {
  const plugin = deliveryPlugin({
    apiKey: 'k',
    serverUrl: 'https://example.org/',
    commit: '87be4f8',
  });
  expect(plugin).toMatchObject({name: 'amplitude', type: 'destination'});
});
