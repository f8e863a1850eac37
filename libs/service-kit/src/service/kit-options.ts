import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { EventContract, UploadRule } from '@waymark/contracts-core';
import type { BaseConfig } from '../config/config';

export interface KitOptions {
  /** Schema of the environment (read at startup), or the parsed configuration. */
  readonly config: z.ZodType<BaseConfig> | BaseConfig;
  /** Name of the service in logs, metrics and durable consumers. */
  readonly service: string;
  /** Slice whose events this service publishes: `reviews` -> stream REVIEWS, subjects `reviews.>`. */
  readonly stream: string;
  /** Events that this service publishes. */
  readonly events: readonly EventContract[];
  /** Slices with streams that it consumes, including its own. */
  readonly subscriptions: readonly string[];
  /** `uploads` of service.json: paths whose POST takes multipart/form-data, as a stream in `request.body`. */
  readonly uploads?: readonly UploadRule[] | undefined;
  /** The service's Prisma client, for all its modules. */
  readonly prisma?: Type;
}

export const KIT_OPTIONS = Symbol('KIT_OPTIONS');
