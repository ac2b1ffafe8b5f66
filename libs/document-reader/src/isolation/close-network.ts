import dgram from 'node:dgram';
import net from 'node:net';

/** No library in a child has a reason to connect anywhere; a file that makes one try is refused loudly. */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('the document reader has no network');
  };
  net.Socket.prototype.connect = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.bind = refuse;
}
