/** As in the overlay of production. */
export const SETTINGS = {
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGIN: 'https://waymark.example',
  SESSION_COOKIE_SECURE: 'true',
  TRUSTED_PROXIES: '1',
};
/** As in the overlay and in the secrets that an operator gives by hand; nobody asks for a photo here. */
export const PHOTOS = {
  PHOTO_S3_ENDPOINT: 'https://s3.example',
  PHOTO_S3_BUCKET: 'waymark-photos',
  PHOTO_S3_ACCESS_KEY: 'key',
  PHOTO_S3_SECRET_KEY: 'secret',
};
