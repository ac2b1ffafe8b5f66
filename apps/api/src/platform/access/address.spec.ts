import fc from 'fast-check';
import { networkOf } from './address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8::1:0:0:7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

it('does not change within a network', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const groups = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(groups, groups, groups, (network, one, other) =>
      expect(networkOf([...network, ...one].join(':'))).toBe(networkOf([...network, ...other].join(':'))),
    ),
  );
});
