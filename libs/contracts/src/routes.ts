import type { z } from 'zod';
import { accessRoutes } from './routes/access';
import { aiRoutes } from './routes/ai';
import { assessmentsRoutes } from './routes/assessments';
import { backupRoutes } from './routes/backup';
import { budgetRoutes } from './routes/budget';
import { chatRoutes } from './routes/chat';
import { documentsRoutes } from './routes/documents';
import { economicsRoutes } from './routes/economics';
import { exportRoutes } from './routes/export';
import { generationRoutes } from './routes/generation';
import { healthRoutes } from './routes/health';
import { insightsRoutes } from './routes/insights';
import { parametersRoutes } from './routes/parameters';
import { versionsRoutes } from './routes/versions';

export { roleOf, type RouteSpec } from './routes/route';

/**
 * Every call of the product, a file a subject. Validation, OpenAPI, the client's types and the access tests all come from here.
 */
export const routes = {
  ...healthRoutes,
  ...accessRoutes,
  ...documentsRoutes,
  ...parametersRoutes,
  ...economicsRoutes,
  ...generationRoutes,
  ...aiRoutes,
  ...budgetRoutes,
  ...versionsRoutes,
  ...insightsRoutes,
  ...assessmentsRoutes,
  ...chatRoutes,
  ...exportRoutes,
  ...backupRoutes,
} as const;

export type RouteName = keyof typeof routes;
type Spec<N extends RouteName> = (typeof routes)[N];

/** What a route takes as its body, before parsing. */
export type BodyOf<N extends RouteName> =
  Spec<N> extends { body: infer B extends z.ZodType } ? z.input<B> : never;
/** What a route answers. */
export type ResponseOf<N extends RouteName> = z.infer<Spec<N>['response']>;

/** The address of a route with its parameters filled in: `pathOf('getDocument', { id: 7 })`. */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  return routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The address of ${name} needs ${key}.`);
    return encodeURIComponent(String(value));
  });
}
