import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PhotoStore } from './photo-store';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  /** Prefix of every name; may be empty. */
  keyPrefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;

/** Stores photos in any store with the S3 protocol. */
export class S3PhotoStore implements PhotoStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly keyPrefix: string;

  constructor({ endpoint, bucket, keyPrefix, region, accessKey, secretKey }: S3Settings) {
    this.bucket = bucket;
    this.keyPrefix = keyPrefix;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Bucket names in the host name need DNS that non-Amazon stores rarely have.
      forcePathStyle: true,
      maxAttempts: 2,
      // Many compatible stores do not support the client's newer default checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        ...this.at(name),
        Body: bytes,
        ContentType: 'image/webp',
        ContentLength: bytes.length,
      }),
    );
  }

  async get(name: string) {
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(this.at(name)));
      return { stream: Body as Readable, size: ContentLength ?? null };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(name)));
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: this.keyPrefix + name };
  }
}
