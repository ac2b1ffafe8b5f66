import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { roleOf, type RouteSpec } from '@hoa/contracts';
import type { NextFunction, Request, Response } from 'express';
import { networkOf } from '../access/address';
import { deviceIdOf, Doors, embedKeyOf } from '../access/doors';
import { Config } from '../config/config';
import { Room } from '../database/room';
import { AppError } from '../errors/app-error';
import { FILE_TOO_LARGE } from '../errors/translate';
import { BodiesInFlight } from './bodies-in-flight';
import { keepPace } from './body-pace';
import { mostBytesOf, routeOf } from './route-of';

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
/** What a form has around its file. */
const FORM_BYTES = 64 * 1024;
/** Large JSON becomes values that take more than its text, for as long as its request takes. */
const VALUES_WEIGH = 3;

/**
 * What a request meets before anything of its body is read: how often its sender asks, whose it is and what that may do,
 * how large it says it is, and what else is on its way.
 */
@Injectable()
export class Admission {
  private readonly bodies: BodiesInFlight;

  constructor(
    private readonly config: Config,
    private readonly doors: Doors,
    private readonly room: Room,
    @Inject(ThrottlerStorage) private readonly hits: ThrottlerStorage,
  ) {
    const { bodyMb, bodyMbPerAddress } = config.limits;
    this.bodies = new BodiesInFlight({ totalBytes: bodyMb * MB, bytesPerAddress: bodyMbPerAddress * MB });
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    if (hasBody(request)) keepPace(request, response, this.config.limits.bodySilentSeconds * 1_000);
    const spec = routeOf(request)?.spec;
    // There is nothing at this address, which is answered without a look at the body.
    if (!spec) return next();
    this.admit({ request, response, spec }).then(() => next(), next);
  };

  private async admit(asked: Asked): Promise<void> {
    const { request, spec } = asked;
    if (spec.tag !== 'health') await this.count(request, spec);
    await this.doors.open(request, spec);
    if (hasBody(request)) this.weigh(asked);
    if (addsToDisk(spec)) await this.room.assertFor(Number(request.headers['content-length'] ?? 0));
  }

  /** So many requests a minute and device, whatever their routes; and of an address, however many devices it says it is. */
  private async count(request: Request, spec: RouteSpec): Promise<void> {
    const { requestsPerMinute, requestsPerMinutePerAddress } = this.config.limits;
    const address = `ip:${networkOf(request.ip ?? '')}`;
    await this.hit(address, requestsPerMinutePerAddress);
    await this.hit(senderOf(request, spec, address), requestsPerMinute);
  }

  private async hit(who: string, limit: number): Promise<void> {
    const { isBlocked } = await this.hits.increment(who, MINUTE_MS, limit, MINUTE_MS, 'requests');
    if (isBlocked)
      throw new AppError('too_many_requests', 'Too many requests. Please wait a minute and try again.');
  }

  private weigh({ request, response, spec }: Asked): void {
    const isForm = spec.wire === 'multipart';
    const most = mostBytesOf(spec);
    // To disk, where its handler counts and has places of its own.
    if (most === undefined) return;
    const said = request.headers['content-length'];
    const bytes = said === undefined ? most : Number(said);
    if (bytes > most + (isForm ? FORM_BYTES : 0))
      throw new AppError('file_too_large', isForm ? FILE_TOO_LARGE : 'The request is too large.');
    if (request.headers['content-encoding'] !== undefined)
      throw new AppError('unsupported_media_type', 'Please send this without compressing it.');
    const weight = !isForm && bytes > MB ? VALUES_WEIGH * bytes : bytes;
    // Who left while the key was looked up has closed already, and would never give the room back.
    if (response.closed) throw new AppError('invalid_request', 'This was broken off before it was sent.');
    response.once('close', this.bodies.take(networkOf(request.ip ?? ''), weight));
  }
}

interface Asked {
  request: Request;
  response: Response;
  spec: RouteSpec;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** What only takes away, and what a viewer may ask, goes on where there is no room. */
function addsToDisk(spec: RouteSpec): boolean {
  return ['POST', 'PATCH'].includes(spec.method) && roleOf(spec) !== 'viewer';
}

function senderOf(request: Request, { access }: RouteSpec, address: string): string {
  // A portal's key is in the hands of all who read the portal: one of them must not use up what the others have.
  if (access === 'embed') return `${address} ${fingerprint(embedKeyOf(request) ?? '')}`;
  const deviceId = deviceIdOf(request);
  return deviceId === undefined ? `${address} without a key` : fingerprint(deviceId);
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}
