import { DEVICE_ID_PATTERN, DEVICE_STORAGE_KEY } from '@hoa/contracts';
import { deviceId, newDeviceId } from './device-id';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('is built from the time, 128 random bits and the start of the browser’s name', () => {
  const id = newDeviceId(1_700_000_000_000, 'Mozilla/5.0 (X11; Linux)');
  expect(id).toMatch(/^1700000000000-[0-9a-f]{32}-Mozilla50X$/);
  expect(id).toMatch(DEVICE_ID_PATTERN);
});

test('is fit for a browser without a name', () => {
  expect(newDeviceId(1_700_000_000_000, '()')).toMatch(DEVICE_ID_PATTERN);
});

test('no two are alike', () => {
  const ids = new Set(Array.from({ length: 200 }, () => newDeviceId(1_700_000_000_000, 'x')));
  expect(ids.size).toBe(200);
});

test('is kept from one visit to the next', () => {
  const first = deviceId();
  expect(localStorage.getItem(DEVICE_STORAGE_KEY)).toBe(first);
  expect(deviceId()).toBe(first);
});

test('replaces a stored value that the server would refuse', () => {
  localStorage.setItem(DEVICE_STORAGE_KEY, 'not an id');
  expect(deviceId()).toMatch(DEVICE_ID_PATTERN);
});

test('stays the same while the page is open where nothing may be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const first = deviceId();
  expect(first).toMatch(DEVICE_ID_PATTERN);
  expect(deviceId()).toBe(first);
});
