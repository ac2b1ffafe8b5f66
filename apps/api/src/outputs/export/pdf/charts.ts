import type { EChartsOption } from 'echarts';
import { formatShortDollars, type Cents } from '@hoa/budget-math';
import { whole } from './figures';
import { html, markup, type Html } from './html';
import { INK, LINE, SANS, SERIES } from './style';

export interface BarRow {
  label: string;
  /** One amount a series; null where there is none. */
  cents: readonly (Cents | null)[];
  /** Written beside the first amount. */
  remark?: string;
}

export interface BarChart {
  /** What whoever does not see it is told. */
  alternative: string;
  series: readonly string[];
  rows: readonly BarRow[];
  width: number;
  /** Height of one row; the axis comes on top. */
  rowHeight: number;
  fontSize: number;
}

/** Level bars, an amount at the end of each: read more exactly than slices, with room for names. */
export async function barChart(chart: BarChart): Promise<Html> {
  const { alternative, series, rows, width, rowHeight } = chart;
  const svg = await drawn(barOption(chart), { width, height: rows.length * rowHeight + 30 });
  return html`<figure class="chart">
    ${legend(series)}
    <div role="img" aria-label="${alternative}">${markup(svg)}</div>
  </figure>`;
}

export interface LineChart {
  alternative: string;
  series: readonly string[];
  rows: readonly { label: string; cents: readonly Cents[] }[];
  width: number;
  height: number;
  fontSize: number;
}

const STROKES: ('solid' | 'dashed' | 'dotted' | number[])[] = ['solid', 'dashed', 'dotted', [10, 3, 2, 3]];

/** Balances over years, with zero marked; strokes tell the lines apart where a printer has no colors. */
export async function lineChart(chart: LineChart): Promise<Html> {
  const { alternative, series, rows, width, height, fontSize } = chart;
  const svg = await drawn(
    {
      animation: false,
      textStyle: { fontFamily: SANS, color: INK, fontSize },
      color: [...SERIES],
      grid: { left: 0, right: 12, top: 8, bottom: 0, outerBoundsMode: 'same' },
      xAxis: {
        type: 'category',
        data: rows.map(({ label }) => label),
        axisLabel: { color: INK, fontSize: fontSize * 0.85, hideOverlap: true },
        axisLine: { lineStyle: { color: INK } },
      },
      yAxis: {
        type: 'value',
        axisLabel: {
          formatter: (dollars: number) => formatShortDollars(dollars * 100),
          color: INK,
          fontSize: fontSize * 0.85,
        },
        splitLine: { lineStyle: { color: LINE } },
      },
      series: series.map((name, index) => ({
        type: 'line',
        name,
        symbol: 'none',
        silent: true,
        lineStyle: { width: 2, type: STROKES[index % STROKES.length] ?? 'solid' },
        data: rows.map(({ cents }) => (cents[index] ?? 0) / 100),
      })),
    },
    { width, height },
  );
  return html`<figure class="chart">
    ${legend(series)}
    <div role="img" aria-label="${alternative}">${markup(svg)}</div>
  </figure>`;
}

function legend(series: readonly string[]): Html | null {
  if (series.length < 2) return null;
  return html`<ul class="legend">
    ${series.map((name, index) => html`<li><span class="key" style="background: ${SERIES[index] ?? INK}"></span>${name}</li>`)}
  </ul>`;
}

function barOption({ series, rows, rowHeight, fontSize }: BarChart): EChartsOption {
  const thickness = Math.floor((rowHeight * 0.72) / series.length);
  return {
    animation: false,
    textStyle: { fontFamily: SANS, color: INK, fontSize },
    color: [...SERIES],
    grid: {
      left: 0,
      right: fontSize * (rows.some(({ remark }) => remark) ? 9.5 : 7),
      top: 4,
      bottom: 0,
      outerBoundsMode: 'same',
    },
    xAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: {
        formatter: (dollars: number) => formatShortDollars(dollars * 100),
        color: INK,
        fontSize: fontSize * 0.85,
        hideOverlap: true,
      },
      splitLine: { lineStyle: { color: LINE } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ label }) => label),
      axisLabel: { color: INK, fontSize, width: fontSize * 13, overflow: 'break' },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: INK } },
    },
    series: series.map((name, index) => ({
      type: 'bar',
      name,
      barWidth: thickness,
      barGap: '8%',
      silent: true,
      label: { show: true, fontSize: fontSize * 0.9, color: INK },
      data: rows.map(({ cents, remark }) => barOf(cents[index] ?? null, index === 0 ? remark : undefined)),
    })),
  };
}

/** The amount stands beyond the bar's end; of a bar that goes the other way beyond its beginning, clear of the names. */
function barOf(cents: Cents | null, remark?: string) {
  if (cents === null) return { value: null, label: { show: false } };
  return {
    value: cents / 100,
    label: { position: 'right' as const, formatter: [whole(cents), remark].filter(Boolean).join(' · ') },
  };
}

async function drawn(option: EChartsOption, size: { width: number; height: number }): Promise<string> {
  // Only whoever makes a PDF pays for loading it.
  const { init } = await import('echarts/dist/echarts.esm.min');
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption(option);
    return chart.renderToSVGString({ useViewBox: true });
  } finally {
    // Else its timers keep a program from ending.
    chart.dispose();
  }
}
