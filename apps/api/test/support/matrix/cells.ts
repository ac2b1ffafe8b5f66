import { DEVICE_HEADER, EMBED_HEADER, type RouteName, type RouteSpec } from '@hoa/contracts';
import { filled, templatesOf, type Template } from './requests';
import { slotsOf, type Slot } from './rows';
import type { Workspace } from './workspace';

/** Who takes part: the owner of rows, another with as many of its own, and one that nobody has seen before. */
export interface Cast {
  owner: Workspace;
  other: Workspace;
  strangerId: string;
}

/** One call that must not work, with the answers that it may get. */
export interface Cell {
  what: string;
  allowed: readonly number[];
  /** The answer must be the one that is given where there is no such row at all. */
  asIfAbsent?: (cast: Cast) => Call;
  call: (cast: Cast) => Call;
}
export interface Call {
  path: string;
  init: RequestInit;
  headers: Record<string, string>;
}

/** A reading of another document is, for a correction, one that is not the newest. */
const ALSO: Readonly<Record<string, number>> = { 'addCorrection body.readingId': 409 };

const ABSENT_ROW = Number.MAX_SAFE_INTEGER;
const ABSENT_UUID = '00000000-0000-4000-8000-000000000000';
const BROKEN_IN_ADDRESS = [
  '0',
  '-1',
  '1e3',
  '1.5',
  '01',
  '9223372036854775808',
  '1 OR 1=1',
  '../1',
  '１',
  'null',
];
const BROKEN_IN_BODY = ['1', 'x', -1, 0, 1.5, 2 ** 53, true, {}, []];
const BROKEN_DEVICES: readonly [string, (cast: Cast) => Record<string, string>][] = [
  ['no device id', () => ({})],
  ['a device id of one character', () => ({ [DEVICE_HEADER]: 'x' })],
  [
    'two device ids in one',
    ({ owner: { device }, strangerId }) => ({ [DEVICE_HEADER]: `${device.id},${strangerId}` }),
  ],
  ['SQL for a device id', () => ({ [DEVICE_HEADER]: "1700000000000-abcdefgh' OR '1'='1-x" })],
  [
    'the hash of a device id',
    ({ owner }) => ({ [DEVICE_HEADER]: owner.device.id.replace(/[0-9a-f]{32}/, '%') }),
  ],
  ['an embed key for a device id', ({ owner }) => ({ [DEVICE_HEADER]: owner.embedKey })],
  ['an embed key beside no device id', ({ owner }) => ({ [EMBED_HEADER]: owner.embedKey })],
];
const REFUSED = [400, 404];

/** All that is tried on one route; generated from its entry in the contracts and nothing else. */
export function cellsOf(route: RouteName, spec: RouteSpec): Cell[] {
  const slots = slotsOf(route, spec);
  const templates = templatesOf(route, spec, slots);
  const [first] = templates;
  return [
    ...BROKEN_DEVICES.map(([what, headers]): Cell => ({
      what,
      allowed: [401],
      call: (cast) => ({ ...filled(first!, ofOwner(cast)), headers: headers(cast) }),
    })),
    ...templates.map((template): Cell => ({
      what: 'another device',
      allowed: template.slots.length > 0 || route === 'join' ? [404] : WITHOUT_IDS,
      call: (cast) => by(cast.strangerId, filled(template, ofOwner(cast))),
    })),
    ...templates.flatMap((template) => template.slots.flatMap((slot) => cellsOfSlot(template, slot))),
  ];
}

/** What a route may answer that takes no ids: its own, of an empty workspace, or why it has nothing to work with. */
const WITHOUT_IDS = [200, 201, 404, 409, 413, 415, 422];

function cellsOfSlot(template: Template, slot: Slot): Cell[] {
  const also = ALSO[`${template.route} ${slot.at}`];
  const withOther = (value: (cast: Cast) => unknown) => (cast: Cast) =>
    by(
      cast.other.device.id,
      filled(template, (one) => (one === slot ? value(cast) : cast.other.ids[one.kind])),
    );
  const foreign: Cell = {
    what: `a foreign ${slot.at}`,
    allowed: also === undefined ? [404] : [also],
    asIfAbsent: withOther(({ owner }) => absentLike(owner.ids[slot.kind])),
    call: withOther(({ owner }) => owner.ids[slot.kind]),
  };
  const inBody = slot.at.startsWith('body');
  const broken = (inBody ? BROKEN_IN_BODY : BROKEN_IN_ADDRESS).map((value): Cell => ({
    what: `${JSON.stringify(value)} for ${slot.at}`,
    allowed: inBody ? [400] : REFUSED,
    call: (cast) =>
      by(
        cast.owner.device.id,
        filled(template, (one) => (one === slot ? value : cast.owner.ids[one.kind])),
      ),
  }));
  return [foreign, ...broken];
}

/** The owner's own call, which must be understood: it shows that the others are refused for their ids alone. */
export function ownCalls(route: RouteName, spec: RouteSpec): ((cast: Cast) => Call)[] {
  return templatesOf(route, spec, slotsOf(route, spec)).map(
    (template) => (cast) => by(cast.owner.device.id, filled(template, ofOwner(cast))),
  );
}

const ofOwner =
  ({ owner }: Cast) =>
  (slot: Slot) =>
    owner.ids[slot.kind];
const by = (deviceId: string, request: Omit<Call, 'headers'>): Call => ({
  ...request,
  headers: { [DEVICE_HEADER]: deviceId },
});
const absentLike = (id: number | string) => (typeof id === 'string' ? ABSENT_UUID : ABSENT_ROW);
