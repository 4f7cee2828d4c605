import { Box } from '@chakra-ui/react/box';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { BloqueRelleno } from '@/domain/formatos/rellenar-formato';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { BloqueHoja } from './bloque-hoja';

const ESTILOS = {
  '& > * + *': { marginTop: '3' },
  '& h3': { fontWeight: 'semibold', fontSize: 'lg', marginTop: '5' },
  '& h4': { fontWeight: 'semibold', marginTop: '4' },
  '& ul, & ol': { paddingInlineStart: '6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '1' },
  // On paper a box that scrolls goes whole to the next page, and leaves behind what introduces it.
  '& [data-tabla]': { overflowX: 'auto', _print: { overflow: 'visible' } },
  '& p:has(+ [data-tabla])': { breakAfter: 'avoid' },
  // The column to write in is as wide as that of the question, as in the PDF.
  '& table': {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: { md: 'fixed' },
    _print: { tableLayout: 'fixed' },
  },
  '& :is(th, td)': {
    border: '1px solid var(--chakra-colors-border-control)',
    paddingInline: '2',
    paddingBlock: '1',
    height: '2rem',
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '6rem',
  },
  '& [data-marca]': { width: '3rem' },
  '& th': { bg: 'neutral.tint', fontWeight: 'semibold' },
  '& [data-firmas]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    columnGap: '8',
    rowGap: '10',
    paddingTop: '10',
    // A page never begins with a line to sign: nobody would know what it signs.
    breakInside: 'avoid',
    breakBefore: 'avoid',
  },
  // Close, for the usual papers of an admission to be of one page, and never so that nobody can write in them.
  _print: {
    lineHeight: 'snug',
    '& > * + *': { marginTop: '2' },
    '& h3': { marginTop: '3.5' },
    '& h4': { marginTop: '3' },
    '& li + li': { marginTop: '0.5' },
    '& :is(th, td)': { paddingBlock: '0.5' },
    '& [data-firmas]': { rowGap: '8', paddingTop: '8' },
  },
  '& [data-firmas] > p': { borderTop: '1px solid', paddingTop: '1.5', fontSize: 'sm', lineHeight: 'snug' },
};

type HojaFormatoProps = {
  titulo: string;
  organizacion: string;
  detalle: string;
  bloques: readonly BloqueRelleno[];
  /** Nobody is chosen yet: each place says what will be in it. */
  muestra?: boolean;
};

/** A template as it comes out on paper; on the screen, what is missing stands out. */
export function HojaFormato({ titulo, organizacion, detalle, bloques, muestra = false }: HojaFormatoProps) {
  return (
    <PrintSheet organization={organizacion} title={titulo} detail={detalle}>
      <Box css={ESTILOS} lineHeight="normal" overflowWrap="anywhere">
        {bloques.map((bloque, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
          <BloqueHoja key={i} bloque={bloque} muestra={muestra} />
        ))}
      </Box>
    </PrintSheet>
  );
}

/** A template filled for one person. */
export function HojaDocumento({ documento }: { documento: DocumentoPreparado }) {
  const { formato, fundacion, bloques } = documento;
  const nit = fundacion.nit ? `NIT ${fundacion.nit} · ` : '';
  return (
    <HojaFormato
      titulo={formato.nombre}
      organizacion={fundacion.nombre}
      detalle={`${nit}${formato.codigo} · versión ${formato.edicion}`}
      bloques={bloques}
    />
  );
}
