/** Settings replaced at build time (rspack's DefinePlugin); undefined when the build did not set them. */
interface ImportMetaEnv {
  readonly PUBLIC_AUTH_API_URL?: string;
  readonly PUBLIC_DASHBOARD_API_URL?: string;
  readonly PUBLIC_VISITOR_API_URL?: string;
  readonly PUBLIC_STORAGE_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
