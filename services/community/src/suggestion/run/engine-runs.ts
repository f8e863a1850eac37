import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOG, type Log } from '@waymark/service-kit';
import type { CommunityConfig } from '../../config';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
import { LanguageModelEngine } from '../engine/language-model/language-model-engine';
import type { EngineWork, Grouping, GroupInput } from '../engine/suggestion-engine';
import { type HeldRun, RunRepository } from './run.repository';

type Settings = Pick<
  CommunityConfig,
  'SUGGESTION_MODEL_URL' | 'SUGGESTION_MODEL_KEY' | 'SUGGESTION_MODEL' | 'SUGGESTION_MODEL_TOKENS_A_MONTH'
>;

/** The operator's language model, if any, and its cost limit. */
@Injectable()
export class ModelChoice {
  constructor(@Inject(CONFIG) private readonly config: Settings) {}

  get tokensAMonth(): number {
    return this.config.SUGGESTION_MODEL_TOKENS_A_MONTH;
  }

  model(): LanguageModelEngine | null {
    const { SUGGESTION_MODEL_URL: url, SUGGESTION_MODEL_KEY: key, SUGGESTION_MODEL: model } = this.config;
    return url && key && model ? new LanguageModelEngine({ url, key, model }) : null;
  }
}

interface Grouped {
  engine: string;
  grouping: Grouping;
  /** Why the language model was not used; null if it was used. */
  note: string | null;
  /** Tokens to add to the reserved number; negative if the call used fewer. */
  tokens: number;
}

const OVER_CAP = 'The language model has used what it may cost this month, so the embedded engine did this.';
const NO_ANSWER = 'The language model gave no answer that could be used, so the embedded engine did this.';

/**
 * Uses the language model if there is one and the monthly cap allows it; otherwise, or if it fails, the embedded
 * engine.
 */
@Injectable()
export class EngineRuns {
  constructor(
    private readonly embedded: EmbeddedEngine,
    private readonly choice: ModelChoice,
    private readonly runs: RunRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  get most(): number {
    return this.choice.model()?.most ?? this.embedded.most;
  }

  async group(held: HeldRun, input: GroupInput, work: EngineWork): Promise<Grouped> {
    const model = this.choice.model();
    if (!model || input.lines.length === 0) return this.byEmbedded(input, work, null);
    const reserved = model.worst(input);
    if (!(await this.runs.reserve(held, reserved, this.choice.tokensAMonth)))
      return this.byEmbedded(input, work, OVER_CAP);
    try {
      const grouping = await model.group(input, work);
      return { engine: model.name, grouping, note: null, tokens: grouping.tokens - reserved };
    } catch (err) {
      if (work.signal.aborted) throw err;
      this.log.warn({ err }, 'the language model could not group feedback; the embedded engine does');
      return this.byEmbedded(input, work, NO_ANSWER);
    }
  }

  private async byEmbedded(input: GroupInput, work: EngineWork, note: string | null): Promise<Grouped> {
    const nothing: Grouping = { joined: [], found: [], tokens: 0 };
    const grouping = input.lines.length === 0 ? nothing : await this.embedded.group(input, work);
    return { engine: this.embedded.name, grouping, note, tokens: 0 };
  }
}
