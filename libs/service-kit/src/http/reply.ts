import { Res } from '@nestjs/common';

/**
 * The reply, for headers and another status; the handler still returns the body.
 * Not a custom parameter: Nest awaits those, and a Fastify reply is a thenable that ends with the response.
 */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });
