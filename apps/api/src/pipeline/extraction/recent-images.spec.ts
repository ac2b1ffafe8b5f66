import { RecentImages } from './recent-images';

const image = (size: number) => () => Promise.resolve(new Uint8Array(size));

it('draws an image once, also for two requests at the same time', async () => {
  const recent = new RecentImages(10);
  const draw = jest.fn(image(4));
  await Promise.all([recent.get('a', draw), recent.get('a', draw)]);
  await recent.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('drops the image that was asked for longest ago when the bytes are used up', async () => {
  const recent = new RecentImages(10);
  await recent.get('a', image(4));
  await recent.get('b', image(4));
  await recent.get('a', image(4));
  await recent.get('c', image(4));
  const again = { a: jest.fn(image(4)), b: jest.fn(image(4)) };
  await recent.get('a', again.a);
  await recent.get('b', again.b);
  expect([again.a.mock.calls.length, again.b.mock.calls.length]).toEqual([0, 1]);
});

it('draws again after a failure', async () => {
  const recent = new RecentImages(10);
  await expect(recent.get('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await recent.get('a', image(2))).toHaveLength(2);
});
