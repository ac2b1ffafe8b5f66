import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import { routes, type RouteName, type RouteSpec } from '@hoa/contracts';

const ROUTE = Symbol('route');

/** Says which entry of the contracts a controller's method serves. */
export const servesRoute = (name: RouteName): CustomDecorator<symbol> => SetMetadata(ROUTE, name);

/** The contract of a controller's method, if it serves one. */
export function specOf(handler: object): RouteSpec | undefined {
  const name = Reflect.getMetadata(ROUTE, handler) as RouteName | undefined;
  return name === undefined ? undefined : routes[name];
}
