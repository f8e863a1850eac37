import { Injectable } from '@nestjs/common';
import { EMBEDDED_ENGINE } from '@waymark/contracts-community';
import type { EngineWork, GroupInput, Grouping, SuggestionEngine } from '../suggestion-engine';
import { runGroupFeedback } from './run-group-feedback';

const LIMIT_MS = 10 * 60_000;

/** Groups feedback with sentence vectors and clustering inside the service, without a network. */
@Injectable()
export class EmbeddedEngine implements SuggestionEngine {
  readonly name = EMBEDDED_ENGINE;
  readonly most = 2_000;

  async group({ lines, known }: GroupInput, { tell, signal }: EngineWork): Promise<Grouping> {
    const work = { lines: lines.map(({ id, subject, message }) => ({ id, subject, message })), known };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const { joined, clusters } = await runGroupFeedback(work, { tell, signal: limited });
    return {
      joined: joined.map(({ id, groupId, closeness }) => ({ feedbackId: id, suggestionId: groupId, closeness })),
      found: clusters.map((cluster) => ({
        members: cluster.map(({ id, closeness }) => ({ feedbackId: id, closeness })),
      })),
      tokens: 0,
    };
  }
}
