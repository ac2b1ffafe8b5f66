import { connect } from 'node:net';

/** Sends bytes as they are, for what no client would send; answers all that came back until the end or `timeoutMs`. */
export function sendRaw(
  port: number,
  chunks: readonly (string | Buffer)[],
  timeoutMs = 5_000,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', (data: Buffer) => {
      answer += data.toString();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while we still send.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.on('connect', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
  });
}

/** An HTTP request with headers exactly as given. */
export function rawRequest(line: string, headers: readonly string[], body = ''): string {
  return [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', body].join('\r\n');
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
