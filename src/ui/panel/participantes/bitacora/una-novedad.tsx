import { Box } from '@chakra-ui/react/box';
import type { Hilo } from '@/domain/participantes/bitacora/hilos-de-novedades';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { ETIQUETA_NOVEDAD } from '@/domain/participantes/bitacora/opciones-novedad';
import { formatearInstante } from '@/domain/shared/fechas';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { EnlaceParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { marcaDeFila } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { Button } from '@/ui/shared/button';
import { MarcaDeNovedad } from './marca-de-novedad';

const quienDe = ({ creado_por }: Novedad): string => creado_por?.split('@')[0] ?? 'el sistema';

const A_SU_HORA_MS = 15 * 60_000;

/** ', lun 23 nov 2026, 21:35' of what was not written when it happened. */
const cuandoSeEscribio = ({ ocurrio_en, creado_en }: Novedad): string =>
  new Date(creado_en).getTime() - new Date(ocurrio_en).getTime() > A_SU_HORA_MS
    ? `, ${formatearInstante(creado_en)}`
    : '';

type UnaNovedadProps = {
  hilo: Hilo;
  /** When it happened, as this place tells it. */
  cuando: string;
  /** Whom it is about, where that is not known from the place. */
  conNombre?: boolean;
  /** Absent for whoever may not write. */
  alCorregir?: (novedad: Novedad) => void;
};

/** An entry as it stands; what it said before is under it, struck. */
export function UnaNovedad({
  hilo: { vigente, anteriores },
  cuando,
  conNombre,
  alCorregir,
}: UnaNovedadProps) {
  const { servicios } = usePanel();
  return (
    <Box
      as="li"
      paddingBlock="2.5"
      borderTop="1px solid"
      borderColor="border"
      breakInside="avoid"
      lineHeight="snug"
      _first={{ borderTop: 'none' }}
      _print={{ paddingBlock: '1' }}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {cuando}
        </Box>
        <MarcaDeNovedad tipo={vigente.tipo} />
        {marcaDeFila(servicios, 'novedad')?.(vigente)}
        {conNombre ? (
          <Box
            as="span"
            fontWeight="medium"
            overflowWrap="anywhere"
            css={{ '& a': { textDecoration: { base: 'underline', _print: 'none' } } }}
          >
            <EnlaceParticipante id={vigente.participante_id} nombre={vigente.participante_nombre} />
          </Box>
        ) : null}
      </Box>
      <Box as="p" marginTop="1" whiteSpace="pre-line" overflowWrap="anywhere">
        {vigente.texto}
      </Box>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" marginTop="0.5">
        <Box as="p" fontSize="sm" color="fg.muted" _print={{ fontSize: '10px' }}>
          {anteriores.length > 0 ? 'Corregida por ' : 'Escrita por '}
          <span title={vigente.creado_por ?? undefined}>{quienDe(vigente)}</span>
          {cuandoSeEscribio(vigente)}
        </Box>
        {alCorregir ? (
          <Button
            className="no-imprimir"
            variant="ghost"
            size="sm"
            flexShrink={0}
            minHeight={{ base: 'touch', md: '8' }}
            aria-label={`Corregir ${ETIQUETA_NOVEDAD[vigente.tipo].toLowerCase()}: ${vigente.texto.slice(0, 40)}`}
            onClick={() => alCorregir(vigente)}
          >
            Corregir
          </Button>
        ) : null}
      </Box>
      {anteriores.map((anterior) => (
        <Box
          key={anterior.id}
          marginTop="1.5"
          paddingInlineStart="3"
          borderInlineStart="2px solid"
          borderColor="border"
          fontSize="sm"
          color="fg.muted"
          _print={{ fontSize: '10px' }}
        >
          <p>
            {`Antes decía (${ETIQUETA_NOVEDAD[anterior.tipo]}, ${quienDe(anterior)}, ${formatearInstante(anterior.creado_en)}):`}
          </p>
          <Box as="del" whiteSpace="pre-line" overflowWrap="anywhere">
            {anterior.texto}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
