import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { type Estancia, estaAbierta } from '@/domain/participantes/estancias/estancia';
import { ETIQUETA_PROGRAMA, ETIQUETA_TIPO_EGRESO } from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearFecha } from '@/domain/shared/fechas';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaEstancias } from '../ficha.queries';
import { eventoEnPalabras } from './evento-en-palabras';

const unir = (...partes: (string | null | undefined | false)[]) => partes.filter(Boolean).join(' · ');

const dias = (estancia: Estancia): string => {
  const ingreso = formatearFecha(estancia.fecha_ingreso);
  return estaAbierta(estancia)
    ? `Desde el ${ingreso}`
    : `Del ${ingreso} al ${formatearFecha(estancia.fecha_egreso ?? '')}`;
};

/** Each time that the person lived in the house, with what happened in it; nothing where nobody keeps them. */
export function SeccionEstancias({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(consultaEstancias(servicios, participante.id));
  if (!error && (data ?? []).length === 0) return null;
  return (
    <SeccionDetalle titulo="Estancias">
      <CajaError
        error={error}
        titulo="Error al cargar estancias"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      <Box as="ol" listStyle="none" display="flex" flexDirection="column" gap="4">
        {data?.map((estancia) => (
          <UnaEstancia key={estancia.id} estancia={estancia} />
        ))}
      </Box>
    </SeccionDetalle>
  );
}

function UnaEstancia({ estancia }: { estancia: Estancia }) {
  const nombreSede = useNombreSede();
  return (
    <li>
      <Box as="p" fontWeight="medium">
        {dias(estancia)}
      </Box>
      <Box as="p" color="fg.muted" fontSize="sm">
        {unir(
          estancia.sede_id !== null && nombreSede(estancia.sede_id),
          estancia.area && ETIQUETA_AREA[estancia.area],
          estancia.programa && ETIQUETA_PROGRAMA[estancia.programa],
          estancia.tipo_egreso && ETIQUETA_TIPO_EGRESO[estancia.tipo_egreso],
          estancia.motivo_egreso,
        )}
      </Box>
      {estancia.eventos.length > 0 ? (
        <Box
          as="ul"
          listStyle="none"
          marginTop="2"
          paddingInlineStart="3"
          borderInlineStart="2px solid"
          borderColor="border"
          fontSize="sm"
          display="flex"
          flexDirection="column"
          gap="1.5"
          overflowWrap="anywhere"
        >
          {estancia.eventos.map((evento) => (
            <li key={evento.id}>{eventoEnPalabras(evento, nombreSede)}</li>
          ))}
        </Box>
      ) : null}
    </li>
  );
}
