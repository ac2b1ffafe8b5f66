import { markup, type Html } from './html';

/** Paper and ink, as the screens are in light: charts need the values, not their names. */
export const INK = '#1d1b17';
export const LINE = '#e2dccd';
/** This year, and the year before. */
export const SERIES = ['#1f5c45', '#c9b48a'] as const;
export const SANS = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'Open Sans', sans-serif";
const SERIF =
  "Charter, 'Bitstream Charter', 'Palatino Linotype', Georgia, Cambria, 'Liberation Serif', 'Open Sans', serif";

const COMMON = `
:root { --ink: ${INK}; --soft: #524d43; --line: ${LINE}; --strong: #8b8473; --sunken: #f3eee3; --accent: #1f5c45; --amber: #7d5000; --amber-soft: #faeccd; }
* { box-sizing: border-box; }
html { font-family: ${SANS}; color: var(--ink); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; }
h1, h2, h3, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
h1, h2, .display { font-family: ${SERIF}; font-weight: 600; text-wrap: balance; }
h1, h2, h3 { break-after: avoid; overflow-wrap: anywhere; }
.figures, td.amount, th.amount { font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
.soft { color: var(--soft); }
.chart { break-inside: avoid; }
.chart svg { display: block; width: 100%; height: auto; }
.legend { list-style: none; display: flex; gap: 1.6em; }
.key { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.5em; vertical-align: -0.05em; }
.badge { display: inline-block; padding: 0.15em 0.7em; border-radius: 4px; background: #e2ede4; color: var(--accent); font-weight: 600; }
.unreconciled { margin: 0 0 10pt; padding: 6pt 9pt; border: 1pt solid #96301f; color: #96301f; background: #fbeeea; font-weight: 600; overflow-wrap: anywhere; }
.badge.amber { background: var(--amber-soft); color: var(--amber); }
`;

/*
 * The padding above an h2: Chromium 143 bookmarks a heading twice when its line box rises above the top of the page, as
 * a line height below the font's own makes it do.
 */
const REPORT = `
html { font-size: 10pt; line-height: 1.45; }
section { break-before: page; }
section.flowing { break-before: auto; margin-top: 30pt; }
h2 + .lead { break-after: avoid; }
h2 { font-size: 19pt; line-height: 1.2; margin-bottom: 14pt; padding: 0.2em 0 6pt; border-bottom: 1.5pt solid var(--accent); }
h3 { font-size: 12pt; margin: 20pt 0 6pt; }
.lead { margin-bottom: 10pt; color: var(--soft); }

.cover { break-before: auto; height: 9.3in; display: flex; flex-direction: column; }
.cover .top { padding-top: 2.1in; border-top: 5pt solid var(--accent); }
.cover .kind { font-size: 15pt; font-weight: 600; color: var(--accent); margin-bottom: 10pt; }
.cover h1 { font-size: 38pt; line-height: 1.12; letter-spacing: -0.01em; }
.cover h1.long { font-size: 24pt; }
.cover .place { font-size: 14pt; margin: 14pt 0 18pt; color: var(--soft); }
.cover dl { margin-top: auto; display: grid; grid-template-columns: max-content 1fr; gap: 5pt 22pt; border-top: 0.75pt solid var(--strong); padding-top: 12pt; }
.cover dt { color: var(--soft); }
.cover dd { overflow-wrap: anywhere; }

.tiles { display: grid; grid-template-columns: repeat(2, 1fr); gap: 10pt; }
.tile { background: var(--sunken); border-radius: 6pt; padding: 10pt 12pt; break-inside: avoid; }
.tile dt { color: var(--soft); }
.tile dd.value { font-size: 20pt; line-height: 1.25; font-weight: 600; }
.tile dd.value.long { font-size: 14pt; }
.tile dd.why { color: var(--soft); font-size: 9pt; }

table { width: 100%; border-collapse: collapse; font-size: 9pt; line-height: 1.35; }
caption { text-align: left; font-weight: 600; padding-bottom: 4pt; }
th { text-align: left; font-weight: 600; }
thead { display: table-header-group; }
thead th { border-bottom: 1pt solid var(--ink); padding: 4pt 5pt; vertical-align: bottom; }
td, tbody th { padding: 3.5pt 5pt; vertical-align: top; border-bottom: 0.5pt solid var(--line); overflow-wrap: anywhere; }
tr { break-inside: avoid; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
td.amount, th.amount { text-align: right; overflow-wrap: normal; }
td.code, th.code { white-space: nowrap; width: 1%; font-variant-numeric: tabular-nums; }
td.line { width: 60%; min-width: 2in; }
tr.group th { font-size: 10.5pt; padding-top: 12pt; border-bottom: 0.75pt solid var(--strong); color: var(--accent); }
tbody th { font-weight: 400; }
tr.group th { font-weight: 600; }
tr.group, tr.first, tr.beforelast { break-after: avoid; }
tr.subtotal td, tr.subtotal th { font-weight: 600; border-top: 0.75pt solid var(--ink); border-bottom: 0; }
tr.total td, tr.total th { font-weight: 700; font-size: 10pt; border-top: 1.25pt solid var(--ink); border-bottom: 0; padding-top: 6pt; }
tr.total .said { display: block; font-weight: 400; font-size: 9pt; color: var(--soft); }
tr.total.gap td, tr.total.gap th { padding-top: 14pt; border-top: 0; }
.mark { color: var(--soft); font-size: 8pt; }
.mark.review { color: var(--amber); font-weight: 600; }
table.fixed { table-layout: fixed; }
.chart + table, .chart table { margin-top: 10pt; }
.quote { color: var(--soft); }
`;

const SLIDES = `
html { font-size: 24px; line-height: 1.35; }
.slide { position: relative; width: 1280px; height: 720px; overflow: hidden; break-after: page; background: #fffdf8; }
.slide:last-child { break-after: auto; }
.content { transform-origin: top left; padding: 40px; }
.slide h2 { font-size: 40px; line-height: 1.2; }
.slide h3 { font-size: 24px; font-weight: 600; line-height: 1.3; }
.slide .lead { font-size: 24px; color: var(--soft); margin-top: 4px; }
.body { margin-top: 24px; }
.small { font-size: 20px; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 20px 32px; align-items: start; }
.columns.wide-left { grid-template-columns: 3fr 2fr; }
.columns > * { min-width: 0; }
.title { min-height: 640px; display: flex; flex-direction: column; justify-content: center; padding: 40px; align-items: flex-start; }
.title .kind { font-size: 32px; font-weight: 600; color: var(--accent); }
.title h1 { font-size: 72px; line-height: 1.1; margin-top: 8px; letter-spacing: -0.01em; }
.title .place { font-size: 32px; color: var(--soft); margin: 16px 0 40px; }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; }
.tile, .health { background: var(--sunken); border-radius: 10px; padding: 24px; }
.tile dt, .pairs dt { color: var(--soft); }
.tile dd.value { font-size: 44px; line-height: 1.25; font-weight: 600; }
.tile dd.value.long { font-size: 30px; }
.tile dd.why { font-size: 20px; color: var(--soft); }
.pairs > div, .rows > li { display: flex; justify-content: space-between; gap: 16px; padding: 7px 0; border-bottom: 1px solid var(--line); }
.rows { list-style: none; margin-top: 8px; }
.rows > li > :first-child { min-width: 0; overflow-wrap: anywhere; }
.rows > li > :last-child { text-align: right; flex-shrink: 0; }
.rows strong, .rows .soft { display: block; font-weight: 600; }
.rows .soft { font-weight: 400; font-size: 20px; }
.text { overflow-wrap: anywhere; margin-top: 8px; }
.insights { list-style: none; }
.insights > li { border-left: 4px solid var(--accent); padding-left: 16px; }
.insights p { font-size: 20px; overflow-wrap: anywhere; }
.health { display: flex; gap: 32px; margin-bottom: 32px; }
.health .score { font-size: 80px; line-height: 1; color: var(--accent); }
.points { padding-left: 28px; margin-top: 8px; }
.points li { margin-bottom: 8px; overflow-wrap: anywhere; }
.legend { font-size: 18px; margin: 6px 0; }
`;

/** The style sheet of a document for paper, or of slides. */
export const styleOf = (kind: 'report' | 'slides'): Html =>
  markup(COMMON + (kind === 'report' ? REPORT : SLIDES));
