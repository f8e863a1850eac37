import { Controller } from '@nestjs/common';
import { downloadTransparency, type Quarter, readTransparency } from '@waymark/contracts-community';
import { Endpoint } from '@waymark/service-kit';
import { quartersCsv } from './quarter-csv';
import { StoredQuarters } from './stored-quarters';

@Controller()
export class ReadQuartersController {
  constructor(private readonly quarters: StoredQuarters) {}

  @Endpoint(readTransparency)
  read(): Promise<Quarter[]> {
    return this.quarters.read();
  }

  @Endpoint(downloadTransparency)
  async csv(): Promise<string> {
    return quartersCsv(await this.read());
  }
}
