import { useRouter } from '@tanstack/react-router';

/** Goes to an address of the panel written as a link. */
export const useIr = () => {
  const router = useRouter();
  return (href: string): void => {
    const { pathname, search } = new URL(href, 'http://sitio');
    void router.navigate({ to: pathname, search: router.options.parseSearch(search) as never });
  };
};
