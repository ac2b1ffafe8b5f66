import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss never ends the program. The pool stops listening for errors when it hands a connection out, and TypeORM
 * begins a moment later: a server that ended the connection just then would be an error that nobody handles. Whoever uses the
 * connection still gets the error with the next statement.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
