import { Controller } from '@nestjs/common';
import { previewTripText } from '@waymark/contracts-community';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { readMarkdown } from '../../text/read-markdown';

@Controller()
export class PreviewTextController {
  @Endpoint(previewTripText)
  handle(@Input() { body }: EndpointInput<typeof previewTripText>): EndpointOutput<typeof previewTripText> {
    const { text, wrong } = readMarkdown(body.text);
    if (wrong !== undefined) throw coreProblem('request.invalid', { fieldErrors: { text: wrong } });
    return { text };
  }
}
