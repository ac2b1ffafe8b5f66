import { z } from 'zod';

/** Which page of a PDF to draw, and how. */
export interface PageDrawing {
  /** From 1. */
  page: number;
  /** Pixels of the image. */
  width: number;
  /** Clockwise degrees by which the page was turned to be read; as the file says where it is absent. */
  rotation?: number;
}

/** Supervisor to child, once. */
export interface DrawRequest extends PageDrawing {
  bytes: Uint8Array;
}

/** The child draws a hostile file, so its one message is checked like any other input. */
export const drawMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('drawn'), png: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  z.object({ type: z.literal('failed'), code: z.string(), detail: z.string().optional() }),
]);
export type DrawMessage = z.infer<typeof drawMessage>;
