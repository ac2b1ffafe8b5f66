export { api, tagTypes } from './api';
export { apiError, asApiError, messageOf, send, toApiError } from './base-query';
export type { ApiError, Connection, Request } from './base-query';
export { deviceId, newDeviceId } from './device-id';
export { HostProvider, useHost } from './host';
export type { Host, Notice } from './host';
export { makeStore } from './store';
export type { AppStore } from './store';
