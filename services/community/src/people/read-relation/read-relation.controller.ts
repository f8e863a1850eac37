import { Controller } from '@nestjs/common';
import { readRelation, type Relation } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { RelationRepository } from '../relation.repository';

@Controller()
export class ReadRelationController {
  constructor(private readonly relations: RelationRepository) {}

  @Endpoint(readRelation)
  async handle(@Input() { params }: EndpointInput<typeof readRelation>, @Caller() caller: Caller): Promise<Relation> {
    const relation = await this.relations.read(params.id, caller.member.memberId);
    if (!relation) throw problem('person.not-found');
    return relation;
  }
}
