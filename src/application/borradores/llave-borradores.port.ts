/** What opens the drafts of whoever is signed in. */
export interface LlaveBorradores {
  /** 32 bytes as base64url, always the same for one person; `null` where the service gives none. */
  obtener(): Promise<string | null>;
}
