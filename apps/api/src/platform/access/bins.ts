import { Injectable } from '@nestjs/common';

type Empty = () => Promise<void>;

/** What deleted things modules still keep for the workspace that asks, so that a browser can leave it for good. */
@Injectable()
export class Bins {
  private readonly bins: Empty[] = [];

  register(empty: Empty): void {
    this.bins.push(empty);
  }

  /** In the caller's transaction. */
  async empty(): Promise<void> {
    for (const empty of this.bins) await empty();
  }
}
