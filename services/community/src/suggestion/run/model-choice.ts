import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { CommunityConfig } from '../../config';
import { LanguageModelEngine } from '../engine/language-model/language-model-engine';

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
