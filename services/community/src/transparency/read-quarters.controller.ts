import { Controller } from '@nestjs/common';
import { downloadTransparency, type Quarter, readTransparency } from '@waymark/contracts-community';
import { Endpoint } from '@waymark/service-kit';
import { quartersCsv } from './quarter-csv';
import { KeptQuarters } from './kept-quarters';

@Controller()
export class ReadQuartersController {
  constructor(private readonly quarters: KeptQuarters) {}

  @Endpoint(readTransparency)
  read(): Promise<Quarter[]> {
    return this.quarters.read();
  }

  @Endpoint(downloadTransparency)
  async csv(): Promise<string> {
    return quartersCsv(await this.read());
  }
}
