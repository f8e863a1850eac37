import { Controller } from '@nestjs/common';
import {
  type CharityContent,
  type FoundersContent,
  type KeptOfPages,
  showKeptCharities,
  showKeptFounders,
  showKeptOfPages,
} from '@waymark/contracts-community';
import { Endpoint } from '@waymark/service-kit';
import { PublishedKept } from '../published-kept';

@Controller()
export class ShowKeptController {
  constructor(private readonly published: PublishedKept) {}

  @Endpoint(showKeptOfPages)
  ofPages(): Promise<KeptOfPages> {
    return this.published.ofPages();
  }

  @Endpoint(showKeptCharities)
  charities(): Promise<(CharityContent & { month: string })[]> {
    return this.published.charities();
  }

  @Endpoint(showKeptFounders)
  async founders(): Promise<{ content: FoundersContent | null }> {
    return { content: await this.published.founders() };
  }
}
