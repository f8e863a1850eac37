import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { CodeRepository } from './code.repository';

const EVERY_MS = 60_000;

/** Deletes the address of a code once it has expired, and the record of the code a day after it was sent. */
@Injectable()
export class ForgetCodes implements OnApplicationBootstrap {
  constructor(
    private readonly codes: CodeRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget addresses of codes for owners', every: EVERY_MS, run: () => this.codes.sweep() });
  }
}
