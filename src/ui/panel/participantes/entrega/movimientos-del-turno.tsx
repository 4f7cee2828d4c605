import { Box } from '@chakra-ui/react/box';
import {
  type Movimiento,
  TIPOS_MOVIMIENTO,
  type TipoMovimiento,
} from '@/domain/participantes/estancias/movimientos';
import { ETIQUETA_TIPO_EGRESO } from '@/domain/participantes/opciones-participante';
import { formatearFecha } from '@/domain/shared/fechas';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { ListaDeGente } from './lista-de-gente';

const TITULO: Readonly<Record<TipoMovimiento, string>> = {
  INGRESO: 'Ingresaron',
  SALIDA: 'Salieron con permiso',
  REGRESO: 'Volvieron de un permiso',
  TRASLADO: 'Cambiaron de sede',
  EGRESO: 'Egresaron',
};

/** The day, and what whoever takes over has to know of it. */
const detalleDe = (
  movimiento: Movimiento,
  nombreSede: (id: NonNullable<Movimiento['sede_id']>) => string,
): string => {
  const sede = (id: Movimiento['sede_id']) => (id === null ? 'sin sede' : nombreSede(id));
  return [
    formatearFecha(movimiento.dia),
    movimiento.regreso_previsto && `hasta el ${formatearFecha(movimiento.regreso_previsto)}`,
    movimiento.tipo === 'TRASLADO' && `de ${sede(movimiento.desde_sede_id)} a ${sede(movimiento.sede_id)}`,
    movimiento.tipo_egreso && ETIQUETA_TIPO_EGRESO[movimiento.tipo_egreso],
  ]
    .filter(Boolean)
    .join(' · ');
};

type MovimientosDelTurnoProps = {
  movimientos: readonly Movimiento[];
  /** A device keeps those who are in the house: whoever left before it lost the network is not there. */
  deLaCopia: boolean;
};

/** Who came and who went: of each thing the day is known, not the hour. */
export function MovimientosDelTurno({ movimientos, deLaCopia }: MovimientosDelTurnoProps) {
  const nombreSede = useNombreSede();
  return (
    <Box as="section" aria-labelledby="movimientos-del-turno" marginBottom="6" _print={{ marginBottom: '4' }}>
      <Box as="h3" id="movimientos-del-turno" textStyle="subtitulo" marginBottom="2">
        Entradas y salidas
      </Box>
      {deLaCopia ? (
        <Box as="p" textStyle="ayuda" marginBottom="2">
          Sin red aquí solo está lo de quienes siguen en la casa: pueden faltar egresos.
        </Box>
      ) : null}
      {movimientos.length === 0 && !deLaCopia ? (
        <Box as="p" color="fg.muted">
          Nadie entró ni salió en estos días.
        </Box>
      ) : null}
      <Box display="flex" flexDirection="column" gap="3">
        {TIPOS_MOVIMIENTO.map((tipo) => (
          <ListaDeGente
            key={tipo}
            titulo={TITULO[tipo]}
            renglones={movimientos
              .filter((movimiento) => movimiento.tipo === tipo)
              .map((movimiento, n) => ({
                clave: `${n} ${movimiento.participante_id}`,
                id: movimiento.participante_id,
                nombre: movimiento.participante_nombre,
                detalle: detalleDe(movimiento, nombreSede),
              }))}
          />
        ))}
      </Box>
    </Box>
  );
}
