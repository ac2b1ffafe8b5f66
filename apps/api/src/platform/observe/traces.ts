import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { Injectable, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';

/** Sends spans to a collector where one is configured; else nothing is made, kept or sent. */
@Injectable()
export class Traces implements OnModuleInit, OnApplicationShutdown {
  private provider: NodeTracerProvider | undefined;

  constructor(private readonly config: Config) {}

  onModuleInit(): void {
    const { endpoint, serviceName } = this.config.traces;
    if (endpoint === undefined) return;
    this.provider = new NodeTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
    });
    this.provider.register();
  }

  /** What was not sent yet goes out, as far as the collector is there. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.provider) return;
    await this.provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  }
}
