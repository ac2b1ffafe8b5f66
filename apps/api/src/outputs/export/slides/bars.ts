import { toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';
import { xmlText } from '../plain-text';
import { colours, fonts, type Place, type Slide } from './theme';

export interface Bars {
  place: Place;
  labels: readonly string[];
  /** An amount a label; null where there is none, which shows no figure. */
  series: readonly { name: string; amounts: readonly (Money | null)[] }[];
  /** What the chart says, for those who do not see it. */
  alt: string;
}

/** Whole dollars with a true minus, and nothing at a bar of nothing. */
const DOLLARS = '$#,##0;−$#,##0;';
const SERIES = [colours.accent, colours.before] as const;

/** A native bar chart, its first label on top. It holds amounts to the cent and shows whole dollars. */
export function addBars(slide: Slide, { place, labels, series, alt }: Bars): void {
  const data = series.map(({ name, amounts }) => ({
    name: xmlText(name),
    labels: labels.map(xmlText),
    values: amounts.map((amount) => (amount === null ? 0 : toCents(amount) / 100)),
  }));
  slide.addChart('bar', data, {
    ...place,
    barDir: 'bar',
    barGapWidthPct: labels.length < 3 ? 200 : series.length > 1 ? 60 : 45,
    chartColors: SERIES.slice(0, series.length),
    // The library writes what it is given; its types know one of the two values of the format.
    catAxisOrientation: 'maxMin' as 'minMax',
    catAxisLabelFontFace: fonts.body,
    catAxisLabelFontSize: 12,
    catAxisLabelColor: colours.ink,
    catAxisLabelPos: 'low',
    catAxisLineShow: false,
    catGridLine: { style: 'none' },
    valAxisHidden: true,
    ...fromZero(data.flatMap(({ values }) => values)),
    valAxisLabelFormatCode: DOLLARS,
    valGridLine: { style: 'none' },
    showValue: true,
    dataLabelPosition: 'outEnd',
    dataLabelFormatCode: DOLLARS,
    dataLabelFontFace: fonts.body,
    dataLabelFontSize: 12,
    dataLabelColor: colours.ink,
    showLegend: series.length > 1,
    legendPos: 'b',
    legendFontFace: fonts.body,
    legendFontSize: 12,
    legendColor: colours.soft,
    altText: xmlText(alt),
  });
}

/** Bars are compared by their length: left to itself, an axis of like amounts begins just below the smallest. */
function fromZero(values: readonly number[]) {
  if (values.every((value) => value >= 0)) return { valAxisMinVal: 0 };
  return values.every((value) => value <= 0) ? { valAxisMaxVal: 0 } : {};
}
