import { formatDollars, toCents } from '@hoa/budget-math';
import type { ContractAnalysis } from '@hoa/contracts';
import { Banner } from '@hoa/ui';
import { CircleArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quote } from '../sources/quote';
import { formatDay } from '../dates/format';
import { perPeriod } from './describe';
import { Increases } from './increases';
import { Timeline } from './timeline';

/** What a contract says, what it will cost, and what to do about it; each statement with its place in the document. */
export function AnalysisView({ analysis }: { analysis: ContractAnalysis }) {
  return (
    <div className="mt-5 space-y-6 border-t border-line pt-5">
      {analysis.warnings.length > 0 && (
        <Banner tone="attention" title="Worth a look">
          <ul className="list-disc pl-5">
            {analysis.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Terms analysis={analysis} />
      {analysis.timeline.length > 0 && <Timeline entries={analysis.timeline} />}
      <Section title="Rate increases">
        <p>{analysis.escalation}</p>
        {analysis.rateIncreases.length > 0 && (
          <Increases
            increases={analysis.rateIncreases}
            comparedWith={analysis.comparedWith}
            of={analysis.documentName}
          />
        )}
      </Section>
      <Advice analysis={analysis} />
    </div>
  );
}

function Terms({ analysis }: { analysis: ContractAnalysis }) {
  const { vendor, serviceType, fee, yearlyCost, start, end, renewal, noticeDays, noticeBy, surcharges } =
    analysis;
  const dollars = fee?.value.amount ? formatDollars(toCents(fee.value.amount), { cents: true }) : null;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Term label="Vendor">{vendor}</Term>
      <Term label="Service">{serviceType}</Term>
      <Term label="Fee">
        {fee ? (
          <Quote source={fee.source}>
            {dollars ? `${dollars} ${perPeriod(fee.value.period)}` : fee.text}
          </Quote>
        ) : (
          'Not stated'
        )}
        {yearlyCost && (
          <span className="block text-sm text-ink-soft">
            {formatDollars(toCents(yearlyCost))} a year at today’s rate
          </span>
        )}
      </Term>
      <Term label="Term">
        {start || end ? (
          <>
            {start && <Quote source={start.source}>{formatDay(start.value)}</Quote>}
            {start && end && ' to '}
            {end && <Quote source={end.source}>{formatDay(end.value)}</Quote>}
            {!start && ' (start not stated)'}
            {!end && ' (end not stated)'}
          </>
        ) : (
          'Not stated'
        )}
      </Term>
      <Term label="Renewal">
        {renewal ? <Quote source={renewal.source}>{renewal.text}</Quote> : 'Not stated'}
      </Term>
      <Term label="Notice">
        {noticeDays ? <Quote source={noticeDays.source}>{noticeDays.text}</Quote> : 'Not stated'}
        {noticeBy && (
          <span className="block text-sm text-ink-soft">for this term by {formatDay(noticeBy)}</span>
        )}
      </Term>
      {surcharges.length > 0 && (
        <Term label="Surcharges">
          {surcharges.map(({ text, source }) => (
            <span key={text} className="block">
              <Quote source={source}>{text}</Quote>
            </span>
          ))}
        </Term>
      )}
    </dl>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Advice({ analysis }: { analysis: ContractAnalysis }) {
  if (analysis.advice.length === 0) return null;
  return (
    <Section title="Recommendations">
      <ul className="space-y-3">
        {analysis.advice.map(({ code, text, yearlySavings, computation }) => (
          <li key={code} className="flex gap-3">
            <CircleArrowRight aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              <p>{text}</p>
              {yearlySavings !== null && (
                <p className="text-sm text-ink-soft">
                  Worth {formatDollars(toCents(yearlySavings))} a year. {computation}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{title}</h3>
      {children}
    </section>
  );
}
