interface ImportMetaEnv {
  /** Path the demo is published under, with a `/` at both ends. */
  readonly DEMO_BASE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
