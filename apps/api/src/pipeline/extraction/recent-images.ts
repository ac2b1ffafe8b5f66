const MOST_BYTES = 32 * 1024 * 1024;

/** The images that were drawn last, up to so many bytes; an image that is being drawn is drawn once for all who ask. */
export class RecentImages {
  private readonly images = new Map<string, Uint8Array>();
  private readonly drawing = new Map<string, Promise<Uint8Array>>();
  private bytes = 0;

  constructor(private readonly most = MOST_BYTES) {}

  async get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.images.get(key);
    if (kept) {
      // The last to be asked for is the last to go.
      this.images.delete(key);
      this.images.set(key, kept);
      return kept;
    }
    const running = this.drawing.get(key);
    if (running) return running;
    const drawn = draw().finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawn);
    const image = await drawn;
    this.keep(key, image);
    return image;
  }

  private keep(key: string, image: Uint8Array): void {
    if (image.length > this.most) return;
    this.images.set(key, image);
    this.bytes += image.length;
    for (const [oldest, { length }] of this.images) {
      if (this.bytes <= this.most) return;
      this.images.delete(oldest);
      this.bytes -= length;
    }
  }
}
