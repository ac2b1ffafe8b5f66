declare module 'word-extractor' {
  interface Options {
    filterUnicode?: boolean;
    includeFooters?: boolean;
  }
  interface WordDocument {
    getBody(options?: Options): string;
    getHeaders(options?: Options): string;
    getTextboxes(options?: Options): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
