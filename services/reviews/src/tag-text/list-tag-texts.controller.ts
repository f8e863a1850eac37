import { Controller } from '@nestjs/common';
import { TAG_TEXT_LABELS } from '@waymark/contracts-community';
import { listTagTexts, type TagText } from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { TagTextRepository } from './tag-text.repository';

@Controller()
export class ListTagTextsController {
  constructor(private readonly texts: TagTextRepository) {}

  @Endpoint(listTagTexts)
  async handle(): Promise<TagText[]> {
    const rows = await this.texts.all();
    return rows.map(({ part, intro, notes }) => ({
      category: part === 'guide' ? null : TAG_TEXT_LABELS[part],
      intro,
      notes,
    }));
  }
}
