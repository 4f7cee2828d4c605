import { Box } from '@chakra-ui/react/box';

/** A thin line at the top of what is being refreshed, announced in words. */
export function ProgressLine({ active }: { active: boolean }) {
  return (
    <Box
      role="status"
      position="absolute"
      insetInline="0"
      top="0"
      height="3px"
      overflow="hidden"
      zIndex="header"
      borderTopRadius="card"
      pointerEvents="none"
    >
      {active ? (
        <>
          <Box srOnly>Cargando...</Box>
          <Box
            aria-hidden
            height="full"
            width="30%"
            bg="accent.mark"
            animation="correr 1.2s ease-in-out infinite"
          />
        </>
      ) : null}
    </Box>
  );
}
