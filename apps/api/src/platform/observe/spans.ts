import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Does nothing until `Traces` names an exporter. */
export const tracer = trace.getTracer('ai-budget-assistant');

interface Spanned {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

/** Runs work as a span. Of an error its type is kept and not its message, which may quote a document. */
export async function inSpan<T>(
  { name, kind, attributes = {} }: Spanned,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
