import { crc32, deflateRawSync } from 'node:zlib';

interface ZipOptions {
  /** Stored without compression. */
  isStored?: boolean;
  isEncrypted?: boolean;
}

/** Returns the bytes of a zip with one file. */
export function zipOf(
  name: string,
  content: Buffer,
  { isStored = false, isEncrypted = false }: ZipOptions = {},
): Buffer {
  const data = isStored ? content : deflateRawSync(content);
  const described = Buffer.alloc(26);
  described.writeUInt16LE(20, 0);
  described.writeUInt16LE(isEncrypted ? 1 : 0, 2);
  described.writeUInt16LE(isStored ? 0 : 8, 4);
  described.writeUInt32LE(crc32(content), 10);
  described.writeUInt32LE(data.length, 14);
  described.writeUInt32LE(content.length, 18);
  described.writeUInt16LE(Buffer.byteLength(name), 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), described, Buffer.from(name), data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), described, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
