/**
 * Whether only the service may answer with that status: it decides something about what was asked. What is too large or too
 * much is so whoever says it.
 */
export const esDecision = (status: number): boolean => status < 500 && status !== 413 && status !== 429;

/**
 * An answer that is a page is of nobody who was asked: of the Wi-Fi, where somebody has to sign in, of a firewall that lets
 * nothing be sent, or of a host that answers its own for any address.
 */
export const esPagina = ({ status, headers }: Response): boolean =>
  esDecision(status) && (headers.get('content-type')?.includes('html') ?? false);
