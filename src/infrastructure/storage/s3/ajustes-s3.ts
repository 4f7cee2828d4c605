export interface CredencialesS3 {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where an S3-compatible bucket is and who may use it. */
export interface AjustesS3 extends CredencialesS3 {
  endpoint: string;
  bucket: string;
  region: string;
  /** The ones there are now. */
  releer?: (() => CredencialesS3) | undefined;
}
