import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { CodeRepository } from './code.repository';

const EVERY_MS = 60_000;

/** Deletes the address of an expired code, and a day after sending also the record of it. */
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
