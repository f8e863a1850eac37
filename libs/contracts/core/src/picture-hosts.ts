import { z } from 'zod';
import { isPublicHost } from './hosts';

/** A host name that is valid in a content security policy: no port, no path, no wildcard. */
const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** `PICTURE_HOSTS`: hosts from which members may show pictures, separated by commas; public host names only. */
export const pictureHostsSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => NAME.test(host) && isPublicHost(host)),
    'List public hosts, separated by commas.',
  );
