import type { Role } from '@waymark/contracts-core';
import type { Target } from '../targets/target';

/** One request as it is sent. */
export interface HostileRequest {
  target: Target;
  as: Role;
  method: string;
  /** With the query, already encoded. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What came back; `status` 0 when nothing did. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
