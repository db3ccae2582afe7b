import {expect, test} from 'vitest';
import {asksNotToTrack} from './consent';

test('hears Global Privacy Control and Do Not Track', () => {
  expect(asksNotToTrack({globalPrivacyControl: true})).toBe(true);
  expect(asksNotToTrack({doNotTrack: '1'})).toBe(true);
  expect(asksNotToTrack({doNotTrack: 'yes'})).toBe(true);
});

test('measures where the browser asks for nothing', () => {
  expect(asksNotToTrack({})).toBe(false);
  expect(asksNotToTrack({globalPrivacyControl: false, doNotTrack: null})).toBe(false);
  expect(asksNotToTrack({doNotTrack: '0'})).toBe(false);
  expect(asksNotToTrack({doNotTrack: 'unspecified'})).toBe(false);
});
