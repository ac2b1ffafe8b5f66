import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { MoneyText } from './money';
import { PercentChange } from './percent-change';
import { SourceMark, sourceKinds, sourceLabel } from './source-mark';

test.each([
  [123_456, '$1,235'],
  [-123_456, '\u2212$1,235'],
  [0, '$0'],
])('%d cents read %s', (cents, text) => {
  expect(render(<MoneyText cents={cents} />).container).toHaveTextContent(text);
});

test('a schedule shows cents', () => {
  expect(render(<MoneyText cents={-5} exact />).container).toHaveTextContent('\u2212$0.05');
});

test('a missing figure is a dash, and says so', () => {
  expect(render(<MoneyText cents={null} />).container).toHaveTextContent('–none');
});

test.each([
  [4.25, 'up +4.3%'],
  [-4.25, 'down \u22124.3%'],
  [0.04, '0.0%'],
  [null, 'New'],
])('a change of %s is told in words and sign: %s', (value, text) => {
  expect(render(<PercentChange value={value} />).container).toHaveTextContent(text);
});

test('a rise deserves attention in costs only', () => {
  const tone = (rise: 'attention' | 'good' | 'neutral') =>
    render(<PercentChange value={5} rise={rise} />).container.firstElementChild?.className;
  expect(tone('attention')).toContain('text-amber');
  expect(tone('good')).toContain('text-accent');
  expect(tone('neutral')).toContain('text-ink-soft');
});

test('every source mark has its own words', () => {
  for (const kind of sourceKinds)
    expect(render(<SourceMark kind={kind} />).container).toHaveTextContent(sourceLabel(kind));
  expect(new Set(sourceKinds.map(sourceLabel)).size).toBe(sourceKinds.length);
});
