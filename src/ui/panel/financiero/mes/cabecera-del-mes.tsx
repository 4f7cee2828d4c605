import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import {
  type CifrasDelMes,
  porcentajeRecaudado,
  type ResumenDelMes,
} from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { Cobro } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearCorto } from '@/domain/shared/dinero/formatear-corto';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type Periodo, sumarMeses } from '@/domain/shared/fechas';
import { periodoCorto, periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { IconButton } from '@/ui/shared/icon-button';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { consultaResumen } from './mes.queries';

/** A figure is its name over its number on a phone, and one line on a laptop. */
const Cifra = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { md: 'center' },
      justifyContent: 'center',
      gap: { md: '1.5' },
      minWidth: '0',
      flexShrink: { md: 0 },
      minHeight: { base: 'touch', md: '8' },
      paddingInline: { md: '1', xl: '2' },
      borderRadius: 'control',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      color: 'fg',
      _hover: { bg: 'bg.subtle' },
      '& span': { fontSize: { base: '0.6875rem', md: 'sm' }, lineHeight: 'short', color: 'fg.muted' },
      '& b': {
        fontSize: 'sm',
        fontWeight: 'semibold',
        lineHeight: 'short',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
);

const FIGURAS: readonly (readonly [Cobro, string, keyof CifrasDelMes])[] = [
  ['FACTURADO', 'Facturado', 'facturado'],
  ['CON_PAGOS', 'Recaudado', 'recaudado'],
  ['POR_COBRAR', 'Por cobrar', 'por_cobrar'],
];

type CabeceraDelMesProps = {
  periodo: Periodo;
  onPeriodo: (periodo: Periodo) => void;
  onCierre: () => void;
};

/** How the month in sight stands, in one line: each figure leads to its rows, and its name to its closing. */
export default function CabeceraDelMes({ periodo, onPeriodo, onCierre }: CabeceraDelMesProps) {
  const { servicios } = usePanel();
  const estrecha = useMediaQuery(MOBILE);
  const { data: resumen } = useQuery(consultaResumen(servicios, periodo));
  const mes = periodoEnPalabras(periodo);
  return (
    <Box
      as="section"
      // On paper only which month: its figures are of every house, whatever the filters of the list say.
      data-filters={`Mes: ${mes}`}
      aria-label={`Mes: ${mes}`}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      columnGap="1"
      minHeight={{ base: 'touch', md: '8' }}
    >
      <IconButton
        size="sm"
        label={`Mes anterior a ${mes}`}
        icon={<ChevronLeft />}
        flexShrink={0}
        onClick={() => onPeriodo(sumarMeses(periodo, -1))}
      />
      <Mes periodo={periodo} resumen={resumen ?? null} estrecha={estrecha} onCierre={onCierre} />
      <IconButton
        size="sm"
        label={`Mes siguiente a ${mes}`}
        icon={<ChevronRight />}
        flexShrink={0}
        onClick={() => onPeriodo(sumarMeses(periodo, 1))}
      />
      <Box
        display={{ base: 'grid', md: 'flex' }}
        flexWrap="wrap"
        gridTemplateColumns="repeat(3, minmax(0, auto))"
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
        // On the narrowest phones they take a line of their own: their names never run together.
        flex={{ base: '1 1 10.5rem', md: '1' }}
        minWidth="0"
        marginInlineStart={{ base: '0', md: '2' }}
        gap={{ base: '2', md: '1' }}
      >
        {FIGURAS.map(([cobro, nombre, cual]) => (
          <Cifra
            key={cobro}
            to="/financiero"
            search={{ mes: periodo, cobro }}
            aria-label={`${nombre}: ${resumen ? dichaEntera(resumen[cual], estrecha) : 'sin calcular'}`}
          >
            <span>{nombre}</span>
            <b>{resumen ? (estrecha ? formatearCorto : formatearPesos)(resumen[cual]) : '—'}</b>
          </Cifra>
        ))}
        {estrecha || !resumen?.ajustado ? null : (
          <Cifra
            to="/financiero"
            search={{ mes: periodo }}
            aria-label={`Ajustado: ${formatearPesos(resumen.ajustado)}`}
          >
            <span>Ajustado</span>
            <b>{formatearPesos(resumen.ajustado)}</b>
          </Cifra>
        )}
        {estrecha || !resumen ? null : (
          <Cifra
            to="/financiero"
            search={{ mes: periodo }}
            aria-label={`Parte recaudada: ${porcentajeDe(resumen)}`}
          >
            <b>{porcentajeDe(resumen)}</b>
          </Cifra>
        )}
      </Box>
    </Box>
  );
}

/** What is read first, word for word, and then the exact amount when it was rounded to fit. */
const dichaEntera = (valor: number, estrecha: boolean): string =>
  estrecha && formatearCorto(valor) !== formatearPesos(valor)
    ? `${formatearCorto(valor)}, ${formatearPesos(valor)}`
    : formatearPesos(valor);

const porcentajeDe = (cifras: CifrasDelMes): string => {
  const porcentaje = porcentajeRecaudado(cifras);
  return porcentaje === null ? '—' : `${porcentaje}\u00a0%`;
};

const enCorto = (periodo: Periodo, cerrado: boolean): string =>
  `${periodoCorto(periodo)}${cerrado ? ' · Cerrado' : ''}`;

type MesProps = { periodo: Periodo; resumen: ResumenDelMes | null; estrecha: boolean; onCierre: () => void };

/** The month, whether it is closed, and the way to its closing. */
function Mes({ periodo, resumen, estrecha, onCierre }: MesProps) {
  const mes = periodoEnPalabras(periodo);
  const cerrado = resumen?.cerrado ?? false;
  const recaudado = resumen ? porcentajeDe(resumen) : '—';
  const aLaVista = estrecha ? `${periodoCorto(periodo)} ${recaudado}` : enCorto(periodo, cerrado);
  const estado = cerrado ? 'cerrado' : 'abierto';
  return (
    <Button
      size="sm"
      variant={estrecha ? 'ghost' : 'outline'}
      paddingInline={{ base: '0', md: '3' }}
      flexShrink={0}
      aria-haspopup="dialog"
      aria-label={`${aLaVista}: cierre de ${mes}${resumen ? `, ${estado}, recaudado ${recaudado}` : ''}`}
      onClick={onCierre}
    >
      {estrecha ? (
        <Box as="span" display="flex" flexDirection="column" alignItems="flex-start" lineHeight="short">
          <Box as="span" display="flex" alignItems="center" gap="1" fontSize="xs" color="fg.muted">
            {cerrado ? <Lock size={12} aria-hidden /> : null}
            {periodoCorto(periodo)}
          </Box>
          <b>{recaudado}</b>
        </Box>
      ) : (
        <>
          {cerrado ? <Lock size={14} aria-hidden /> : null}
          {aLaVista}
        </>
      )}
    </Button>
  );
}
