import { Injectable, Module } from '@nestjs/common';

/** What day it is: deadlines are told relative to it, so it is injected and not read where it is needed. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** "2027-03-01", in UTC. */
  today(): string {
    return this.now().toISOString().slice(0, 10);
  }
}

@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
