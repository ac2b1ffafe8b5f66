/** What a frame and the page around it say to each other. */
export const HEIGHT = 'hoa-assessment-height';
export const CALCULATED = 'hoa-assessment-calculated';
export const EXPORTED = 'hoa-assessment-exported';
/** The page's: tell me how high you are. A frame whose browser does not say who frames it learns it from this. */
export const HELLO = 'hoa-assessment-hello';

export interface Surroundings {
  /** The origins of the pages around, nearest first, where the browser tells them. */
  ancestors: readonly string[];
  referrer: string;
  /** The frame's own origin, and those that the server allows. */
  allowed: readonly string[];
}

/** The origin of the page around, where it is known and may be told anything. */
export function parentOrigin({ ancestors, referrer, allowed }: Surroundings): string | undefined {
  const said = ancestors[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  return said !== undefined && allowed.includes(said) ? said : undefined;
}

interface Incoming {
  origin: string;
  source: unknown;
  data: unknown;
}

/** Whether a message is the parent's hello: from its window, of an allowed origin, and nothing else. */
export function isHello(message: Incoming, from: { parent: unknown; allowed: readonly string[] }): boolean {
  const { origin, source, data } = message;
  if (source !== from.parent || !from.allowed.includes(origin)) return false;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === HELLO;
}

/** Attributes of the calculator from the address's fragment: `#key=emb_...&total=650000&year=2027&theme=dark`. */
export function attributesOf(fragment: string): Map<string, string> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const names = { key: 'embed-key', total: 'total', year: 'year', theme: 'theme' };
  return new Map(
    Object.entries(names).flatMap(([name, attribute]) => {
      const value = given.get(name);
      return value === null ? [] : [[attribute, value] as const];
    }),
  );
}
