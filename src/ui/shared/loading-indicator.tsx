import { Box } from '@chakra-ui/react/box';
import { Spinner } from './spinner';

type LoadingIndicatorProps = { text?: string; size?: 'sm' | 'md' | 'lg'; fullScreen?: boolean };

const textSize = { sm: 'sm', md: 'md', lg: 'lg' } as const;

export function LoadingIndicator({
  text = 'Cargando...',
  size = 'md',
  fullScreen = false,
}: LoadingIndicatorProps) {
  return (
    <Box
      role="status"
      display="flex"
      flexDirection={size === 'sm' ? 'row' : 'column'}
      alignItems="center"
      justifyContent="center"
      gap="3"
      padding={size === 'sm' ? '2' : '6'}
      color="fg.muted"
      fontSize={textSize[size]}
      {...(fullScreen ? { position: 'fixed', inset: 0, zIndex: 'overlay', bg: 'bg.canvas' } : {})}
    >
      <Spinner size={size} color="brand.fg" />
      {text}
    </Box>
  );
}
