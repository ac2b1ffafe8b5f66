/** The header that opens a workspace. Its value is a secret: never logged, stored only as a hash. */
export const DEVICE_HEADER = 'x-device-id';

/** Timestamp in milliseconds, a random part, the first alphanumerics of the browser's name; joined by dashes. */
export const DEVICE_ID_PATTERN = /^\d{10,16}-[A-Za-z0-9_]{8,128}-[A-Za-z0-9]{0,10}$/;

/** Where the browser keeps its device id. */
export const DEVICE_STORAGE_KEY = 'budgetDeviceId';
