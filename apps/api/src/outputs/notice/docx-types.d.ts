/**
 * What the letter uses of the library. Its own declarations name their files without extensions, which TypeScript does
 * not find in a package of ES modules.
 */
declare module 'docx' {
  type Value<T> = T[keyof T];

  export const AlignmentType: { readonly LEFT: 'left'; readonly RIGHT: 'right' };
  export const BorderStyle: { readonly NONE: 'none'; readonly SINGLE: 'single' };
  export const HeadingLevel: { readonly HEADING_1: 'Heading1'; readonly HEADING_2: 'Heading2' };
  export const PageNumber: { readonly CURRENT: 'CURRENT' };
  export const TableLayoutType: { readonly FIXED: 'fixed' };
  export const WidthType: { readonly DXA: 'dxa' };

  export interface IBorderOptions {
    readonly style: Value<typeof BorderStyle>;
    readonly size?: number;
    readonly color?: string;
    readonly space?: number;
  }

  interface ISpacing {
    readonly before?: number;
    readonly after?: number;
    readonly line?: number;
  }

  interface IRunLook {
    readonly font?: string;
    /** Half points. */
    readonly size?: number;
    readonly bold?: boolean;
    readonly color?: string;
    readonly language?: { readonly value: string };
  }

  export class TextRun {
    constructor(
      options: IRunLook & {
        readonly text?: string;
        readonly children?: readonly (string | Value<typeof PageNumber>)[];
      },
    );
  }

  export class Paragraph {
    constructor(options: {
      readonly children?: readonly TextRun[];
      readonly alignment?: Value<typeof AlignmentType>;
      readonly heading?: Value<typeof HeadingLevel>;
      readonly spacing?: ISpacing;
      readonly indent?: { readonly right?: number };
      readonly border?: { readonly top?: IBorderOptions };
      readonly keepNext?: boolean;
    });
  }

  interface IWidth {
    readonly size: number;
    readonly type: Value<typeof WidthType>;
  }

  interface ISides<T> {
    readonly top?: T;
    readonly bottom?: T;
    readonly left?: T;
    readonly right?: T;
  }

  export class TableCell {
    constructor(options: {
      readonly children: readonly Paragraph[];
      readonly width?: IWidth;
      readonly margins?: ISides<number>;
      readonly borders?: ISides<IBorderOptions>;
    });
  }

  export class TableRow {
    constructor(options: {
      readonly children: readonly TableCell[];
      readonly cantSplit?: boolean;
      readonly tableHeader?: boolean;
    });
  }

  export class Table {
    constructor(options: {
      readonly rows: readonly TableRow[];
      readonly width?: IWidth;
      readonly columnWidths?: readonly number[];
      readonly layout?: Value<typeof TableLayoutType>;
      readonly borders?: ISides<IBorderOptions> & {
        readonly insideVertical?: IBorderOptions;
        readonly insideHorizontal?: IBorderOptions;
      };
    });
  }

  export class Header {
    constructor(options: { readonly children: readonly Paragraph[] });
  }
  export class Footer {
    constructor(options: { readonly children: readonly Paragraph[] });
  }

  export interface ISectionOptions {
    readonly properties?: {
      readonly page?: {
        readonly size?: { readonly width: number; readonly height: number };
        readonly margin?: ISides<number>;
        readonly pageNumbers?: { readonly start: number };
      };
    };
    readonly headers?: { readonly default?: Header };
    readonly footers?: { readonly default?: Footer };
    readonly children: readonly (Paragraph | Table)[];
  }

  interface IStyle {
    readonly run?: IRunLook;
    readonly paragraph?: { readonly spacing?: ISpacing; readonly keepNext?: boolean };
  }

  export class Document {
    constructor(options: {
      readonly sections: readonly ISectionOptions[];
      readonly creator?: string;
      readonly title?: string;
      readonly description?: string;
      readonly styles?: {
        readonly default?: {
          readonly document?: IStyle;
          readonly heading1?: IStyle;
          readonly heading2?: IStyle;
        };
      };
    });
  }

  export const Packer: { toBuffer(document: Document): Promise<Buffer> };
}
