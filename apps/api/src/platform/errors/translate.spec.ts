import { BadRequestException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { errorCodes } from '@hoa/contracts';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { z } from 'zod';
import { AppError } from './app-error';
import { HTTP_STATUS } from './status';
import { translate } from './translate';

const coded = (code: string) => Object.assign(new Error('internals'), { code });

describe('translate', () => {
  it.each([
    [new AppError('conflict', 'No.'), 'conflict'],
    [new NotFoundException(), 'not_found'],
    [new PayloadTooLargeException(), 'file_too_large'],
    [new BadRequestException('Malformed part header'), 'invalid_request'],
    [Object.assign(new Error('x'), { type: 'entity.parse.failed', status: 400 }), 'invalid_request'],
    [Object.assign(new Error('x'), { type: 'entity.too.large', status: 413 }), 'file_too_large'],
    [new URIError('URI malformed'), 'invalid_request'],
    [new Error('Unexpected end of form'), 'invalid_request'],
    [coded('ECONNREFUSED'), 'unavailable'],
    [new Error('Connection terminated unexpectedly'), 'unavailable'],
    [new Error('Client has encountered a connection error and is not queryable'), 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new QueryRunnerAlreadyReleasedError(), 'unavailable'],
    [coded('22021'), 'invalid_request'],
    [Object.assign(new Error('invalid input syntax for type json'), { code: '22P02' }), 'invalid_request'],
  ])('%s is %s', (error, code) => expect(translate(error)?.code).toBe(code));

  it('says which field is wrong, and prefers a sentence of the contract', () => {
    const schema = z.object({ year: z.int(), units: z.int().min(1, 'Units must be at least 1') });
    const say = (value: unknown) => translate(schema.safeParse(value).error)?.message;
    expect(say({ year: 'x', units: 1 })).toMatch(/^year: /);
    expect(say({ year: 2027, units: 0 })).toBe('units: Units must be at least 1');
  });

  it('leaves what nobody expected to the filter, which says nothing of it', () => {
    expect(translate(new TypeError('x is not a function'))).toBeUndefined();
    expect(translate('thrown text')).toBeUndefined();
  });

  it('has a status for every code', () => {
    for (const code of errorCodes) expect(HTTP_STATUS[code]).toBeGreaterThanOrEqual(400);
  });
});
