import { Box } from '@chakra-ui/react/box';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { ETIQUETA_CANAL, ETIQUETA_RESULTADO } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';

/** Everything that is known of a contact but when it was, one fact after another. */
export const detalleDeGestion = (gestion: Gestion): string =>
  [
    gestion.iniciativa === 'PAGADOR' && 'la persona buscó a la fundación',
    gestion.promesa_fecha &&
      `pagaría${gestion.promesa_valor ? ` ${formatearPesos(gestion.promesa_valor)}` : ''} el ${formatearFecha(gestion.promesa_fecha)}`,
    gestion.nota,
    gestion.registrado_por && `registró ${gestion.registrado_por}`,
    gestion.posterior && `anotada después, ${formatearInstante(gestion.creado_en)}`,
    gestion.fuera_de_regla && `fuera de regla: ${motivoEnPalabras(gestion.fuera_de_regla)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What was done, the last first. */
export function ListaGestiones({ gestiones }: { gestiones: readonly Gestion[] }) {
  return (
    <Box as="ol" aria-label="Gestiones de cobro" listStyle="none" padding="0" _print={{ fontSize: '11px' }}>
      {gestiones.map((gestion) => (
        <Box
          as="li"
          key={gestion.id}
          paddingBlock="2"
          borderTop="1px solid"
          borderColor="border"
          overflowWrap="anywhere"
          breakInside="avoid"
        >
          <p>
            <Box as="strong" fontWeight="semibold">
              {formatearInstante(gestion.momento)}
            </Box>
            {` · ${ETIQUETA_CANAL[gestion.canal]} · ${ETIQUETA_RESULTADO[gestion.resultado]}`}
          </p>
          <Box
            as="p"
            fontSize="sm"
            color={gestion.fuera_de_regla ? 'warning.tintFg' : 'fg.muted'}
            _print={{ fontSize: '10px' }}
          >
            {detalleDeGestion(gestion)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
