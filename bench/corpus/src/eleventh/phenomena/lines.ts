import type { Random } from '@hoa/bench-associations/kit';
import { add, lastOwn, own, part } from '../../blind/phenomena/kit';
import { replace } from '../../ninth/phenomena/kit';
import { topGroup } from '../../statements/amounts';
import { line } from '../../statements/build';
import type { Draft, Group, Phenomenon } from '../../statements/model';
import { costs, headedSections } from '../../third/phenomena/kit';
import { allLines, isPlainYears } from './kit';

const somewhere = (draft: Draft, random: Random, wanted: RegExp): Group | undefined => {
  const sections = headedSections(draft);
  const fits = sections.filter(({ label }) => wanted.test(label));
  if (fits.length > 0) return random.pick(fits);
  return sections.length > 0 ? random.pick(sections) : topGroup(draft, 'expense');
};

const thousand = (cents: number): number => Math.max(1_000, Math.round(cents / 1_000) * 1_000);

/** Lines that real budgets have beside the usual ones. */
const addedLines: Phenomenon[] = [
  {
    id: 'eleventh-insurance-in-financed-payments',
    weight: 0.5,
    lines: (draft) => {
      const policy = costs(draft).find(
        ({ label, base = 0 }) => base >= 60_000 && /insurance|policy|windstorm/i.test(label),
      );
      if (!policy?.base) return false;
      const down = thousand(policy.base * 0.25);
      return replace(draft, policy, [
        line(`${policy.label} - down payment`, 'expense', { base: down }),
        line(`${policy.label} - 9 financed payments`, 'expense', { base: policy.base - down }),
        line('Premium finance charge', 'expense', { base: thousand(policy.base * 0.03) }),
      ]);
    },
  },
  {
    id: 'eleventh-loss-on-investments-among-income',
    weight: 1.6,
    group: ['columns', 'export'],
    lines: (draft, random) => {
      if (!own(draft).some(({ scenario }) => scenario === 'actual')) return false;
      const label = random.pick(['Unrealized Gain (Loss) on Treasuries', 'Market Value Adjustment - CDs']);
      return add(draft, 'income', line(label, 'income', { base: -part(draft, 0.008), steady: true }));
    },
    // Nobody budgets a loss.
    tail: (draft) => {
      const loss = allLines(draft).find(({ label }) => /^(Unrealized Gain|Market Value)/.test(label));
      if (!loss?.values) return false;
      for (const { id, scenario } of own(draft)) if (scenario !== 'actual') loss.values[id] = 0;
    },
  },
  {
    id: 'eleventh-receipts-deducted-inside-a-section',
    weight: 0.5,
    lines: (draft, random) => {
      const section = somewhere(draft, random, /club|pool|recreat|amenit|build|maint|ground|common|beach/i);
      const label = random.pick([
        'Less: clubhouse rental receipts',
        'Less: reimbursed by owners',
        'Less: share paid by the apartments next door',
      ]);
      section?.children.push(line(label, 'expense', { base: -part(draft, 0.008) }));
      return section !== undefined;
    },
  },
  {
    id: 'eleventh-years-in-the-names-of-costs',
    weight: 0.5,
    lines: (draft, random) => {
      const section = somewhere(draft, random, /admin|office|profess|overhead|general/i);
      const last = draft.year - 1;
      const labels = random.sample(
        [
          `${last} Audit`,
          `${last} Tax Returns`,
          `December ${last} Snow Invoices`,
          `${draft.year} Reserve Study Update`,
          `${last} Water Leak - Balance of Claim`,
          `Election ${draft.year}`,
        ],
        random.int(2, 3),
      );
      for (const label of labels)
        section?.children.push(line(label, 'expense', { base: part(draft, random.float(0.004, 0.02)) }));
      return section !== undefined;
    },
  },
];

/** More in a label than a name. */
const labelPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-increase-in-percent-after-the-label',
    weight: 3,
    group: ['labels', 'columns', 'export', 'dues'],
    tail: (draft, random) => {
      const [before, after] = [draft.columns.at(-2), draft.columns.at(-1)];
      if (!before || !after || !isPlainYears(draft) || after.scenario === 'actual') return false;
      const changed = costs(draft).flatMap((leaf) => {
        const [old, now] = [leaf.values?.[before.id] ?? 0, leaf.values?.[after.id] ?? 0];
        const percent = old > 0 ? Math.round(((now - old) / old) * 100) : 0;
        return percent === 0 || Math.abs(percent) > 60 ? [] : [{ leaf, percent }];
      });
      const style = random.int(0, 1);
      for (const { leaf, percent } of random.sample(changed, 4)) {
        const sign = percent > 0 ? '+' : '-';
        leaf.label += style === 0 ? ` (${sign}${Math.abs(percent)}%)` : ` ${sign}${Math.abs(percent)}%`;
      }
      return changed.length > 1;
    },
  },
  {
    id: 'eleventh-end-of-the-contract-after-the-label',
    weight: 1.6,
    group: ['labels', 'export'],
    lines: (draft, random) => {
      const fits = costs(draft).filter(({ label }) =>
        /contract|service|management|lawn|elevator|pool|trash|janitor|landscap/i.test(label),
      );
      const year = draft.year;
      for (const leaf of random.sample(fits, 3))
        leaf.label += random.pick([
          ` (thru 3/31/${String(year).slice(2)})`,
          `, contract ends 6/30/${year}`,
          ` - 2nd of 3 years`,
        ]);
      return fits.length > 1;
    },
  },
  {
    id: 'eleventh-everything-in-lower-case',
    weight: 1.4,
    group: ['labels', 'export', 'header-words', 'headings', 'codes'],
    look: (draft) => {
      for (const column of draft.columns) {
        column.label = column.label.toLowerCase();
        if (column.over) column.over = column.over.toLowerCase();
      }
      draft.titles = draft.titles.map((title) => title.toLowerCase());
      draft.look.uppercase = false;
    },
    rows: (rows) => rows.forEach((row) => (row.label = row.label.toLowerCase())),
  },
  {
    id: 'eleventh-bullets-before-lines',
    weight: 0.9,
    group: ['labels', 'codes', 'export'],
    formats: ['pdf', 'docx', 'txt', 'xlsx'],
    rows: (rows, draft, random) => {
      const mark = random.pick(['- ', '• ', '* ']);
      draft.look.codes = 'none';
      const lines = rows.filter(({ role, kind }) => role === 'line' && kind === 'line');
      for (const row of lines) row.label = `${mark}${row.label}`;
      return lines.length > 0;
    },
  },
  {
    id: 'eleventh-monthly-rate-of-the-manager-in-the-label',
    weight: 2,
    group: ['labels', 'export'],
    tail: (draft, random) => {
      const column = lastOwn(draft);
      const { units } = draft.association;
      const leaf = costs(draft).find(({ label }) => /^(\w+ )?manag(ement|ing)/i.test(label));
      if (!leaf?.values?.[column.id] || column.period.kind !== 'year' || column.part) return false;
      if (column.scenario === 'actual') return false;
      const rate = Math.max(100, Math.round(leaf.values[column.id]! / units / 12 / 25) * 25);
      leaf.values[column.id] = rate * units * 12;
      const money = `$${(rate / 100).toFixed(2)}`;
      leaf.label += random.pick([
        ` (${money} per door per month)`,
        ` @ ${money}/unit/mo`,
        `: ${units} x ${money} x 12`,
      ]);
    },
  },
];

export const linePhenomena: Phenomenon[] = [...addedLines, ...labelPhenomena];
