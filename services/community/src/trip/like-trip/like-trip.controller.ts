import { Controller } from '@nestjs/common';
import { likeTripBlog } from '@waymark/contracts-community';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { LikeTrip } from './like-trip.use-case';

@Controller()
export class LikeTripController {
  constructor(private readonly useCase: LikeTrip) {}

  @Endpoint(likeTripBlog)
  handle(
    @Input() { params, body }: EndpointInput<typeof likeTripBlog>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof likeTripBlog>> {
    return this.useCase.execute(params.id, body.isLiked, caller.member.memberId);
  }
}
