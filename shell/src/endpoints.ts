// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const getHealth = /* @__PURE__ */ endpoint<Contracts['getHealth']>('GET', '/api/health');
export const getCurrentUser = /* @__PURE__ */ endpoint<Contracts['getCurrentUser']>('GET', '/api/auth/user');
export const signOut = /* @__PURE__ */ endpoint<Contracts['signOut']>('POST', '/api/auth/logout');
export const getDisplaySettings = /* @__PURE__ */ endpoint<Contracts['getDisplaySettings']>(
  'GET',
  '/api/profile/display-settings',
);
export const putDisplaySettings = /* @__PURE__ */ endpoint<Contracts['putDisplaySettings']>(
  'PUT',
  '/api/profile/display-settings',
);
export const sendFeedback = /* @__PURE__ */ endpoint<Contracts['sendFeedback']>('POST', '/api/feedback');
