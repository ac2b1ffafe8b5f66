import { AppError } from '../errors/app-error';

export interface BodyLimits {
  totalBytes: number;
  bytesPerAddress: number;
}

/**
 * What bodies that are being received may weigh, all together and of one address: each is kept in memory until its
 * request ends, however slowly it comes.
 */
export class BodiesInFlight {
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: BodyLimits) {}

  /** Answers how to give it back, once. */
  take(address: string, bytes: number): () => void {
    const held = this.byAddress.get(address) ?? 0;
    // One alone is always taken: a limit below what a route takes must not close the route.
    if (held > 0 && held + bytes > this.limits.bytesPerAddress)
      throw new AppError(
        'too_many_requests',
        'Other large files are being sent from here just now. Please wait until they are there, and try again.',
      );
    if (this.total > 0 && this.total + bytes > this.limits.totalBytes)
      throw new AppError(
        'unavailable',
        'Many large files are being sent just now. Please try again in a minute.',
      );
    this.add(address, bytes);
    let taken = true;
    return () => {
      if (taken) this.add(address, -bytes);
      taken = false;
    };
  }

  private add(address: string, bytes: number): void {
    this.total += bytes;
    const held = (this.byAddress.get(address) ?? 0) + bytes;
    if (held > 0) this.byAddress.set(address, held);
    else this.byAddress.delete(address);
  }
}
