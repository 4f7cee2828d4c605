import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { paperGround } from './paper-ground';
import { usePageFoot } from './use-page-foot';

type PrintSheetProps = {
  /** Whose paper it is, at the head of the sheet. */
  organization: string;
  title: string;
  /** Under the title: period, filters, who printed it and when. */
  detail?: ReactNode;
  children: ReactNode;
};

/** The page came with where it is: see `documento` and `mostrarMarca`. The name is under it, also when it does not arrive. */
function Logo() {
  const { logo } = document.documentElement.dataset;
  if (!logo) return null;
  return (
    <Box width="full">
      <chakra.img
        src={logo}
        alt=""
        height="12"
        maxWidth="15rem"
        objectFit="contain"
        objectPosition="left"
        css={{ _dark: paperGround }}
      />
    </Box>
  );
}

/** A page to put on paper: on the screen it is a sheet; printed, it is all there is. */
export function PrintSheet({ organization, title, detail, children }: PrintSheetProps) {
  usePageFoot([organization, title].filter(Boolean).join(' · '));
  return (
    <Box
      as="article"
      width="full"
      maxWidth="8.5in"
      marginInline="auto"
      padding={{ base: '4', md: '10' }}
      bg="bg.surface"
      border="1px solid"
      borderColor="border"
      borderRadius="card"
      _print={{ maxWidth: 'none', padding: '0', border: 'none', background: 'none' }}
    >
      <Box
        as="header"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="6"
        rowGap="1"
        marginBottom="5"
        paddingBottom="3"
        borderBottom="2px solid"
        borderColor="brand.fg"
      >
        <Logo />
        <Box as="h2" textStyle="titulo">
          {title}
        </Box>
        <Box as="p" fontWeight="medium">
          {organization}
        </Box>
        {detail ? (
          <Box textStyle="ayuda" width="full">
            {detail}
          </Box>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}

export function PrintButton({ children = 'Imprimir' }: { children?: ReactNode }) {
  return (
    <Button className="no-imprimir" icon={<Printer />} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
