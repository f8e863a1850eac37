import type { HeardEntry } from '@waymark/contracts-community';
import type { HeardRow } from './heard.repository';

export const toHeard = ({ publishedAt, ...row }: HeardRow): HeardEntry => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});
