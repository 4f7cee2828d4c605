import { Link, useRouter } from '@tanstack/react-router';
import type { LinkProps } from '@/ui/shared/link-props';

const esDelSitio = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** The kit's link over the router: an address of this site changes the page without reloading it. */
export function EnlacePanel({ href, target, ...resto }: LinkProps) {
  const { parseSearch } = useRouter().options;
  if (!esDelSitio(href) || target) {
    return <a href={href} target={target} {...resto} />;
  }
  const { pathname, search, hash } = new URL(href, 'http://sitio');
  // Exact, or an address without parameters would count as the current one under every tab of its screen.
  return (
    <Link
      to={pathname}
      search={parseSearch(search)}
      hash={hash.slice(1) || undefined}
      activeOptions={{ exact: true }}
      {...resto}
    />
  );
}
