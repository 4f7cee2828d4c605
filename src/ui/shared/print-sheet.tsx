import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { paperGround } from './paper-ground';
import { usePageFoot } from './use-page-foot';

type PrintSheetProps = {
  /** Whose paper it is, at the head of the sheet. */
  organization: string;
  title: string;
  /** Under the title: period, filters, who printed it and when. */
  detail?: ReactNode;
  /** On a phone its page says it already, and what the sheet lists comes sooner: the head is only for paper. */
  headOnlyOnPaper?: boolean;
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
export function PrintSheet({
  organization,
  title,
  detail,
  headOnlyOnPaper = false,
  children,
}: PrintSheetProps) {
  // The name of its pages: what React calls it may have what a name of CSS does not.
  const page = `hoja-${useId().replace(/[^\w-]/g, '')}`;
  usePageFoot([organization, title].filter(Boolean).join(' · '), page);
  return (
    <Box
      as="article"
      data-hoja=""
      style={{ page }}
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
      {headOnlyOnPaper ? (
        // What comes under it would hang from nothing.
        <Box as="h2" className="no-imprimir" srOnly display={{ md: 'none' }}>
          {title}
        </Box>
      ) : null}
      <Box
        as="header"
        display={headOnlyOnPaper ? { base: 'none', md: 'flex', _print: 'flex' } : 'flex'}
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

/** On paper, a line for each of them to sign on. */
export function SignatureLines({ names }: { names: readonly string[] }) {
  return (
    <div className="solo-impresion">
      <Box display="flex" gap="8" marginTop="12" fontSize="11px" breakInside="avoid">
        {names.map((name) => (
          <Box
            key={name}
            flex="1"
            maxWidth="20rem"
            borderTop="1px solid"
            borderColor="border.control"
            paddingTop="1"
          >
            {name}
          </Box>
        ))}
      </Box>
    </div>
  );
}
