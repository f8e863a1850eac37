import { z } from 'zod';
import { isPublicHost } from './hosts';

/** A name as a policy of the page can carry it: no port, no path, no star. */
const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** `PICTURE_HOSTS`: hosts from which members may show pictures, with commas between; public names alone. */
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
