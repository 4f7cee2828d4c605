/** True whoever says it, also something in the way: what was sent is too large, or too much. */
const DE_CUALQUIERA: readonly number[] = [413, 429];

/** Whether only the service may answer with that status: it decides something about what was asked. */
export const esDecision = (status: number): boolean => status < 500 && !DE_CUALQUIERA.includes(status);

/**
 * An answer that is a page is of nobody who was asked: of the Wi-Fi, where somebody has to sign in, of a firewall that lets
 * nothing be sent, or of a host that answers its own for any address.
 */
export const esPagina = ({ status, headers }: Response): boolean =>
  esDecision(status) && (headers.get('content-type')?.includes('html') ?? false);
