import type { appealSchema, Statement } from '@waymark/contracts-community';
import type { z } from 'zod';

/** How a statement's page reaches further: by the session, or by the link of a letter. */
export interface StatementWays {
  isSignedIn: boolean;
  /** Address of another statement about the same. */
  to: (id: number) => string;
  appeal: (id: number, body: z.output<typeof appealSchema>, idempotencyKey: string) => Promise<Statement>;
  /** The statement as it is now, for the page. */
  keep: (statement: Statement) => void;
}
