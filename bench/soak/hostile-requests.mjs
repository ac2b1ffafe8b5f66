import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';

const MB = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';

/** What is asked, one after another; each answers the status, or that it was cut off. */
const REQUESTS = [
  // Large, without a key.
  (url) => send(url, 'POST /api/budget-parameters', { body: Buffer.alloc(16 * MB, '[') }),
  // Deep, and of very many values, with one.
  (url) => send(url, 'POST /api/budget-parameters', { id: deviceId(), body: Buffer.alloc(MB / 2, '[') }),
  (url) =>
    send(url, 'POST /api/budget-parameters', {
      id: deviceId(),
      body: Buffer.from(`[${'0,'.repeat(200_000)}0]`),
    }),
  (url, n) => send(url, `GET /api/documents/${n % 2 ? '9'.repeat(40) : '%00'}`, { id: deviceId() }),
  (url) => send(url, 'GET /api/documents', { id: 'a'.repeat(12_000) }),
  (url) => send(url, 'GET /api/budget-items/1%27%20OR%201=1', { id: deviceId() }),
  (url) => send(url, 'POST /api/documents', { id: deviceId(), type: FORM, body: Buffer.alloc(MB, 'x') }),
  (url) =>
    leave(
      url,
      `POST /api/documents HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${FORM}\r\ncontent-length: 9000000\r\n`,
    ),
  (url) => leave(url, `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`),
  (url, n) => send(url, `GET /api/export/${n}/pdf?${'q=1&'.repeat(2_000)}`, { id: deviceId() }),
];

export function hostileRequest(url, n) {
  return REQUESTS[n % REQUESTS.length](url, n);
}

/** Of another browser each time. */
export function deviceId() {
  return `${Date.now()}-${randomBytes(16).toString('hex')}-Test`;
}

function send(url, what, { id, body, type = 'application/json' }) {
  const [method, path] = what.split(' ');
  return new Promise((resolve) => {
    const headers = {
      ...(id === undefined ? {} : { 'x-device-id': id }),
      ...(body === undefined ? {} : { 'content-type': type, 'content-length': body.length }),
    };
    const asked = request(url + path, { method, headers, timeout: 30_000 }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve('cut off'));
    asked.end(body);
  });
}

/** Begins, and goes away. */
function leave(url, text) {
  return new Promise((resolve) => {
    const socket = connect(new URL(url).port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.setTimeout(500, () => socket.destroy());
    socket.once('close', () => resolve('cut off'));
  });
}
