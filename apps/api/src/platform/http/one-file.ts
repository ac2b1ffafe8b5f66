import type { MulterOptions } from '@nestjs/platform-express/multer/interfaces/multer-options.interface';

/** What every form with one file may hold at most; a form that holds more is no form of ours. */
export const oneFile = (fileSize: number): MulterOptions => ({
  // Browsers send names in UTF-8; multer's default would garble them.
  defParamCharset: 'utf8',
  limits: {
    fileSize,
    files: 1,
    fields: 4,
    parts: 6,
    fieldSize: 1_000,
    fieldNameSize: 100,
    headerPairs: 20,
  },
});
