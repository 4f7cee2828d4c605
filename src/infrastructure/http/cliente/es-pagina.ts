/**
 * A good answer that is a page is of nobody who was asked: of the Wi-Fi, where somebody has to sign in, or of a host that
 * answers its own for any address.
 */
export const esPagina = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type')?.includes('html') ?? false);
