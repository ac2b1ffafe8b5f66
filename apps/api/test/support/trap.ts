import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Trap {
  url: string;
  /** Connections that were opened to it, whatever was asked. */
  connections: () => number;
  close: () => Promise<void>;
}

/** A local server that counts who comes. */
export async function setTrap(): Promise<Trap> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
