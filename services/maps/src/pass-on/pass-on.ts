import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EmailReport } from '@waymark/contracts-maps';
import { Database, Jobs, LOG, type Log } from '@waymark/service-kit';
import { ReportLink } from '../report/report-link';
import { toReport } from '../report/report-views';
import { ReportRepository } from '../report/report.repository';
import { Authorities } from '../authority/authorities';
import { authorityNames, wayOf, type Authority } from '../authority/authority';
import { DeskFault } from './desk/read-answer';
import { HandoverRepository, type HeldHandover } from '../authority/handover.repository';
import { FollowUp } from './follow-up';
import { SendAuthorityEmail } from './send-authority-email';
import { nextTry } from './next-look';
import { SendToDesk } from './send-to-desk';

const EVERY_MS = 5_000;
/** The number of reports processed in parallel, so that an unresponsive server delays others only until its timeout. */
const AT_ONCE = 10;

/** Passes final reports on to authorities, and queries the status of those already sent. */
@Injectable()
export class PassOn implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly authorities: Authorities,
    private readonly handovers: HandoverRepository,
    private readonly reports: ReportRepository,
    private readonly link: ReportLink,
    private readonly desk: SendToDesk,
    private readonly mail: SendAuthorityEmail,
    private readonly followUp: FollowUp,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'tell authorities of reports', every: EVERY_MS, run: () => this.execute(new Date()) });
  }

  /** Runs until nothing is due. */
  async execute(now: Date): Promise<void> {
    let taken: HeldHandover[];
    do {
      taken = await this.handovers.claim(now, AT_ONCE);
      await Promise.all(taken.map((handover) => this.advance(handover, now)));
    } while (taken.length === AT_ONCE);
  }

  private async advance(handover: HeldHandover, now: Date): Promise<void> {
    try {
      if (handover.state === 'sent' || handover.state === 'accepted') await this.followUp.execute(handover, now);
      else await this.tell(handover, now);
    } catch (error) {
      const { reportId, authorityId, tries } = handover;
      // The lease expires, and the next process tries again.
      this.log.warn({ err: error, reportId, authorityId, tries }, 'a report could not be passed on');
    }
  }

  private async tell(handover: HeldHandover, now: Date): Promise<void> {
    const row = await this.reports.one(this.database, handover.reportId, null);
    const authority = row && row.status === 'open' && this.authorityFor(handover, row);
    if (!row || !authority) return this.handovers.drop(handover);
    const passed = { report: toReport(row, null, now), link: this.link.of(row.id) };
    if (wayOf(authority) === 'mail') return this.mail.send(handover, authority, passed, now);
    await this.tryDesk(handover, authority, passed, now);
  }

  private async tryDesk(
    handover: HeldHandover,
    authority: Authority,
    passed: { report: EmailReport; link: string },
    now: Date,
  ): Promise<void> {
    try {
      await this.desk.send(handover, authority, passed, now);
    } catch (error) {
      if (!(error instanceof DeskFault)) throw error;
      const { reportId, tries } = handover;
      this.log.warn(
        { reportId, authorityId: authority.id, tries, fault: error.kind },
        'an authority could not be reached',
      );
      // A rejected report did not arrive. After any other error, that is unknown.
      const isInDoubt = error.kind !== 'refused' && error.kind !== 'busy';
      const failed = { ...handover, ...authorityNames(authority), state: 'failed', updatedAt: now } as const;
      await this.handovers.store(this.database, handover, { ...failed, nextTryAt: nextTry(tries, now) }, isInDoubt);
    }
  }

  /**
   * Returns the authority of the first attempt while the operator's file contains it: another one could get a
   * duplicate.
   */
  private authorityFor(
    { authorityId }: HeldHandover,
    position: { latitude: number; longitude: number },
  ): Authority | null {
    return (authorityId === null ? null : this.authorities.byId(authorityId)) ?? this.authorities.at(position);
  }
}
