import { Slots, SlotsBusyError } from './slots';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many work at once, and the others in their order', async () => {
  const slots = new Slots({ slots: 2, waiting: 5, patienceMs: 60_000 });
  const jobs = [held(), held(), held(), held()];
  const begun: number[] = [];
  const all = jobs.map(({ work }, index) =>
    slots.run(() => {
      begun.push(index);
      return work();
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  jobs[1]?.end();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of jobs) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('gives the place of a job that failed to the next', async () => {
  const slots = new Slots({ slots: 1, waiting: 1, patienceMs: 60_000 });
  const failing = slots.run(() => Promise.reject(new Error('no')));
  const next = slots.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await slots.run(() => Promise.resolve('free again'))).toBe('free again');
});

it('refuses whoever finds too many waiting, and lets go of who waited too long', async () => {
  const slots = new Slots({ slots: 1, waiting: 1, patienceMs: 20 });
  const first = held();
  const working = slots.run(first.work);
  const impatient = slots.run(() => Promise.resolve('never'));
  await expect(slots.run(() => Promise.resolve('never'))).rejects.toThrow(SlotsBusyError);
  await expect(impatient).rejects.toThrow(SlotsBusyError);
  first.end();
  await working;
  expect(await slots.run(() => Promise.resolve('free'))).toBe('free');
});

it('keeps a place free of one asker, and gives each of several its turn', async () => {
  const slots = new Slots({ slots: 3, waiting: 20, patienceMs: 60_000 });
  const begun: string[] = [];
  const jobs = ['a', 'a', 'a', 'a', 'b', 'a', 'b', 'c'].map((who) => ({ who, ...held() }));
  const all = jobs.map(({ who, work }) =>
    slots.run(() => {
      begun.push(who);
      return work();
    }, who),
  );
  await settled();
  // Two of three for the first, and the third for whoever else comes.
  expect(begun).toEqual(['a', 'a', 'b']);
  jobs[0]?.end();
  await settled();
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
  for (const { end } of jobs) end();
  await Promise.all(all);
  expect([...begun].sort()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']);
});
