import { chakra } from '@chakra-ui/react/styled-system';

const Mark = chakra('img', { base: { borderRadius: '25%' } });

/** The picture of who this belongs to. It says nothing: the name goes beside it, also when it does not arrive. */
export function BrandMark({ size = 32 }: { size?: number }) {
  // The one icon with a ground of its own, so that a logo of any colour is seen on any other.
  return <Mark src="/apple-touch-icon.png" alt="" htmlWidth={size} htmlHeight={size} />;
}
