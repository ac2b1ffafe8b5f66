import { Config, environmentWith } from './config';

describe('what the environment says', () => {
  it.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.7, 10.1.0.0/16', ['10.0.0.7', '10.1.0.0/16']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
    ['true', ['loopback', 'linklocal', 'uniquelocal']],
  ])('TRUST_PROXY=%j', (given, trusted) => {
    expect(Config.fromEnvironment({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.7,,', '*', '-1'])(
    'TRUST_PROXY=%j is refused with a sentence',
    (given) => expect(() => Config.fromEnvironment({ TRUST_PROXY: given })).toThrow(/^TRUST_PROXY must be/),
  );

  it('listens to this machine alone unless HOST says otherwise', () => {
    expect(Config.fromEnvironment({}).host).toBe('127.0.0.1');
    expect(Config.fromEnvironment({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});

it('a program that is started is told no secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://u:secret@db/x',
    OPENAI_API_KEY: 'secret',
    REDIS_URL: 'redis://:secret@r',
  };
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...secrets });
  try {
    const told = environmentWith({ HOME: 'profile' });
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(told).toMatchObject({ HOME: 'profile', PATH: process.env['PATH'] });
    expect(Object.keys(told).filter((name) => name in secrets)).toEqual([]);
  } finally {
    replaced.restore();
  }
});
