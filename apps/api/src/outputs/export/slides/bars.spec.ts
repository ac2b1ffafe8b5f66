import PptxGen from 'pptxgenjs';
import { OfficeFile } from '../../../../test/support/office';
import { addBars } from './bars';

async function axisOf(amounts: readonly string[]): Promise<string> {
  const deck = new PptxGen();
  addBars(deck.addSlide(), {
    place: { x: 0, y: 0, w: 5, h: 3 },
    labels: amounts.map((_, index) => `Category ${index}`),
    series: [{ name: '2027', amounts }],
    alt: 'Bars',
  });
  const file = await OfficeFile.open(
    Buffer.from((await deck.write({ outputType: 'nodebuffer' })) as Uint8Array),
  );
  const name = [...file.files.keys()].find((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path)) ?? '';
  const chart = file.files.get(name)?.toString() ?? '';
  return /<c:valAx>.*?<c:scaling>(.*?)<\/c:scaling>/s.exec(chart)?.[1] ?? 'no axis';
}

it('draws bars from zero, so that their lengths compare', async () => {
  expect(await axisOf(['245955.00', '232407.00'])).toContain('<c:min val="0"/>');
  expect(await axisOf(['-1200.00', '-1100.00'])).toContain('<c:max val="0"/>');
});

it('leaves an axis on which zero lies anyway to itself', async () => {
  expect(await axisOf(['-1200.00', '1100.00'])).not.toMatch(/c:(min|max)/);
});
