import { Injectable } from '@nestjs/common';
import { askForSuggestions, type NewestRun } from '@waymark/contracts-community';
import { Idempotency } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import type { StaffActor } from '../../feedback/desk/staff-actor';
import { RunSuggestions } from '../run/run-suggestions';
import { RunRepository, toNewestRun } from '../run/run.repository';

/** Requests a run now. If one is already waiting or running, no second one starts. */
@Injectable()
export class AskForSuggestions {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly runs: RunRepository,
    private readonly running: RunSuggestions,
    private readonly audit: Audit,
  ) {}

  async execute(actor: StaffActor, key: string | null): Promise<NewestRun> {
    const { memberId, from: origin } = actor;
    const scope = { key, memberId, endpoint: askForSuggestions.name, body: {} };
    const { replayed } = await this.idempotency.run(scope, async (tx) => {
      await this.runs.ask(tx, memberId);
      await this.audit.add(tx, { actorId: memberId, act: 'suggestion.asked', subjectId: null, origin });
      return { status: 201, body: {} };
    });
    if (!replayed) this.running.wake();
    return toNewestRun(await this.runs.newest());
  }
}
