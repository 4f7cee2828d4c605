import { Box } from '@chakra-ui/react/box';
import { BrandMark } from './brand-mark';

export function SidebarBrand({ name, collapsed = false }: { name: string; collapsed?: boolean }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent={collapsed ? 'center' : 'flex-start'}
      gap="3"
      minWidth="0"
      height="cabecera"
      flexShrink={0}
      paddingInline={collapsed ? '0' : '5'}
    >
      <Box flexShrink={0}>
        <BrandMark />
      </Box>
      {collapsed ? (
        <Box srOnly>{name}</Box>
      ) : (
        <Box fontWeight="semibold" lineHeight="tight" lineClamp="2" title={name}>
          {name}
        </Box>
      )}
    </Box>
  );
}
