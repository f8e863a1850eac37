import { Injectable } from '@nestjs/common';
import { canonicalFeature, type Statement } from '@waymark/contracts-reviews';
import { problem } from '../../problem';
import { toStatement } from './statement.mapper';
import { StatementsRepository } from './statements.repository';

@Injectable()
export class ListStatements {
  constructor(private readonly statements: StatementsRepository) {}

  /** Returns the history of a feature. `name` is its canonical name or an earlier one. */
  async execute(venueId: number, name: string): Promise<Statement[]> {
    const feature = canonicalFeature(name);
    if (feature === null) throw problem('feature.not-found');
    const rows = await this.statements.of(venueId, feature);
    if (rows === null) throw problem('venue.not-found');
    return rows.map((row) => toStatement(row, feature));
  }
}
