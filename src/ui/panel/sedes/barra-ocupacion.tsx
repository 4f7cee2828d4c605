import { Box } from '@chakra-ui/react/box';
import { TriangleAlert } from 'lucide-react';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';

type BarraOcupacionProps = { sede: Sede; area: Area; conArea?: boolean };

/** An area without places, in a house that has them for the other, is not for these people. */
const soloDeLaOtra = (sede: Sede, area: Area): string | null => {
  const otra = AREAS.find((una) => una !== area && ocupacionDeArea(sede, una).capacidad > 0);
  return otra ? `Solo ${ETIQUETA_AREA[otra].toLowerCase()}` : null;
};

const cupos = (disponibles: number): string => {
  if (disponibles === 0) return 'Sin cupos';
  return disponibles === 1 ? '1 cupo libre' : `${formatearNumero(disponibles)} cupos libres`;
};

/** How full an area is, in numbers, in words and as a bar; over its capacity it says so. */
export function BarraOcupacion({ sede, area, conArea = true }: BarraOcupacionProps) {
  const { capacidad, ocupacion, disponibles, exceso } = ocupacionDeArea(sede, area);
  const lleno = capacidad > 0 ? Math.min(1, ocupacion / capacidad) : Number(ocupacion > 0);
  const palabras =
    exceso > 0
      ? `${formatearNumero(exceso)} por encima del cupo`
      : capacidad === 0
        ? (soloDeLaOtra(sede, area) ?? 'Sin capacidad definida')
        : cupos(disponibles);
  return (
    <Box display="grid" alignContent="end" minWidth={conArea ? '8rem' : '6.25rem'}>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="1.5"
        fontSize="sm"
      >
        {conArea ? <span>{ETIQUETA_AREA[area]}</span> : null}
        <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {`${formatearNumero(ocupacion)} de ${formatearNumero(capacidad)}`}
        </Box>
      </Box>
      <Box
        aria-hidden
        height="2"
        marginBlock="1"
        borderRadius="full"
        bg="neutral.tint"
        overflow="hidden"
        border="1px solid"
        borderColor="border"
      >
        <Box
          data-part="fill"
          height="full"
          borderRadius="full"
          bg={exceso > 0 ? 'error.solid' : 'brand.solid'}
          style={{ width: `${lleno * 100}%` }}
        />
      </Box>
      <Box
        display="flex"
        alignItems="center"
        gap="1"
        fontSize="xs"
        color={exceso > 0 ? 'error.fg' : 'fg.muted'}
        fontWeight={exceso > 0 ? 'semibold' : 'normal'}
      >
        {exceso > 0 ? <TriangleAlert size={14} aria-hidden /> : null}
        {palabras}
      </Box>
    </Box>
  );
}
