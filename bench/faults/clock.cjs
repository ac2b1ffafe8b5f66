const processes = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Loaded into a program of a run before anything else: what it takes for the time is off by the seconds that stand in the
 * file of HOA_FAULTS_CLOCK, from the moment on that they stand there. What counts milliseconds on is not touched, as when
 * somebody sets the clock of a machine.
 */
const LOOK_MS = 100;
const { HOA_FAULTS_CLOCK: file, HOA_FAULTS_LIBRARY: library } = process.env;

function shiftDate() {
  const Real = Date;
  let offset = 0;
  const look = () => {
    try {
      offset = Number(readFileSync(file, 'utf8')) * 1000 || 0;
    } catch {
      // It is just being written.
    }
  };
  look();
  setInterval(look, LOOK_MS).unref();
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + offset);
      else super(...given);
    }

    static now() {
      return Real.now() + offset;
    }
  };
}

/** PostgreSQL is started with an environment of its own; here it gets the words of libfaketime as well. */
function takeAlongPostgres(preload, clock) {
  const { spawn } = processes;
  const env = {
    LD_PRELOAD: preload,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  processes.spawn = (program, args, options) =>
    path.basename(program) === 'postgres'
      ? spawn(program, args, { ...options, env: { ...options.env, ...env } })
      : spawn(program, args, options);
}

if (file) shiftDate();
if (file && library) takeAlongPostgres(library, file);
module.exports = { takeAlongPostgres };
