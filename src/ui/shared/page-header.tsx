import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** Quieter companions of the primary action: export, print. */
  secondary?: ReactNode;
};

export function PageHeader({ title, description, action, secondary }: PageHeaderProps) {
  return (
    <Box
      as="header"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="4"
      marginBottom={{ base: '5', md: '6' }}
    >
      <Box minWidth="0" flex="1 1 16rem">
        <Box as="h1" textStyle="titulo">
          {title}
        </Box>
        {description ? (
          <Box marginTop="1" color="fg.muted" maxWidth="prose">
            {description}
          </Box>
        ) : null}
      </Box>
      {action || secondary ? (
        <Box
          display="flex"
          flexWrap="wrap"
          gap="2"
          width={{ base: 'full', md: 'auto' }}
          css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
        >
          {secondary}
          {action}
        </Box>
      ) : null}
    </Box>
  );
}
