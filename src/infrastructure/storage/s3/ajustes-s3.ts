/** Where an S3-compatible bucket is and who may use it. */
export interface AjustesS3 {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
