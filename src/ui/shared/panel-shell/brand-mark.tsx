import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { paperGround } from '../paper-ground';

const Mark = chakra('img', { base: { borderRadius: '25%' } });
const Logo = chakra('img', { base: { ...paperGround, width: 'auto' } });

/** How many times its height a logo may be wide. */
const WIDEST = 3.25;

const never = () => () => undefined;
const onThePage = () => document.documentElement.dataset.logo;
/** A page drawn before it is served does not know it yet. */
const notYet = () => undefined;

type BrandMarkProps = {
  size?: number;
  /** There is room for an icon only, as in a folded menu. */
  square?: boolean;
};

/**
 * The logo of who this belongs to: the page came with where it is. Without one, or without room for it, its icon, which
 * has a ground of its own. It says nothing: the name goes beside it, also when it does not arrive.
 */
export function BrandMark({ size = 32, square = false }: BrandMarkProps) {
  const logo = useSyncExternalStore(never, onThePage, notYet);
  return logo && !square ? (
    <Logo src={logo} alt="" height={`${size}px`} maxWidth={`${size * WIDEST}px`} />
  ) : (
    <Mark src="/apple-touch-icon.png" alt="" htmlWidth={size} htmlHeight={size} />
  );
}
