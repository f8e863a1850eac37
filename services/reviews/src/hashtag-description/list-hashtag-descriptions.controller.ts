import { Controller } from '@nestjs/common';
import { TAG_TEXT_LABELS } from '@waymark/contracts-community';
import { listHashtagDescriptions, type HashtagDescription } from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { HashtagDescriptionRepository } from './hashtag-description.repository';

@Controller()
export class ListHashtagDescriptionsController {
  constructor(private readonly texts: HashtagDescriptionRepository) {}

  @Endpoint(listHashtagDescriptions)
  async handle(): Promise<HashtagDescription[]> {
    const rows = await this.texts.all();
    return rows.map(({ part, intro, notes }) => ({
      category: part === 'guide' ? null : TAG_TEXT_LABELS[part],
      intro,
      notes,
    }));
  }
}
