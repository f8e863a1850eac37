import type { appealSchema, StatementOfReasons } from '@waymark/contracts-community';
import type { z } from 'zod';

/** How a statement's page gets more data: by session, or by the link of an email. */
export interface StatementOfReasonsWays {
  isSignedIn: boolean;
  /** Returns the URL of another statement about the same content. */
  to: (id: number) => string;
  appeal: (id: number, body: z.output<typeof appealSchema>, idempotencyKey: string) => Promise<StatementOfReasons>;
  /** Stores the statement's new state in the cache. */
  keep: (statement: StatementOfReasons) => void;
}
