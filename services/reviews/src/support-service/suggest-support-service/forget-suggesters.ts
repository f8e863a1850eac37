import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { SuggestionRepository } from './suggestion.repository';
import { LIMIT_SECONDS } from './suggestion-limit';

const EVERY_MS = 60_000;

/** Removes the hashed addresses that the limit no longer looks at. */
@Injectable()
export class ForgetSuggesters implements OnApplicationBootstrap {
  constructor(
    private readonly repository: SuggestionRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget who suggested services', every: EVERY_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.repository.forgetSenders(LIMIT_SECONDS);
  }
}
