import { DEVICE_ID_PATTERN, DEVICE_STORAGE_KEY } from '@hoa/contracts';

/** A page that may not store anything still has to be one device for as long as it is open. */
let unstored: string | undefined;

/** This browser's device id: the stored one, or a new one that is stored from now on. It opens the workspace: a secret. */
export function deviceId(): string {
  try {
    const stored = localStorage.getItem(DEVICE_STORAGE_KEY);
    if (stored !== null && DEVICE_ID_PATTERN.test(stored)) return stored;
    const created = newDeviceId();
    localStorage.setItem(DEVICE_STORAGE_KEY, created);
    return created;
  } catch {
    return (unstored ??= newDeviceId());
  }
}

/** Milliseconds, 128 random bits in hexadecimal, the first 10 alphanumerics of the browser's name; joined by dashes. */
export function newDeviceId(now = Date.now(), userAgent = navigator.userAgent): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${now}-${random}-${userAgent.replace(/[^A-Za-z0-9]/g, '').slice(0, 10)}`;
}
