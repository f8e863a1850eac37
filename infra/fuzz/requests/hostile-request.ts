import type { Role } from '@waymark/contracts-core';
import type { Target } from '../targets/target';

/** A request as sent. */
export interface HostileRequest {
  target: Target;
  as: Role;
  method: string;
  /** Includes the encoded query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The response; `status` is 0 when there was none. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
