import { Box } from '@chakra-ui/react/box';
import { type Hilo, hilosDe } from '@/domain/participantes/bitacora/hilos-de-novedades';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { type FechaCalendario, fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { horaEnBogota } from '@/domain/shared/hora-en-bogota';
import { UnaNovedad } from '../bitacora/una-novedad';

const porDia = (hilos: readonly Hilo[]): [FechaCalendario, Hilo[]][] => {
  const dias = new Map<FechaCalendario, Hilo[]>();
  for (const hilo of hilos) {
    const dia = fechaEnBogota(new Date(hilo.vigente.ocurrio_en));
    dias.set(dia, [...(dias.get(dia) ?? []), hilo]);
  }
  return [...dias];
};

type NovedadesDelTurnoProps = {
  novedades: readonly Novedad[];
  /** Absent for whoever may not write. */
  alCorregir?: ((novedad: Novedad) => void) | undefined;
  /** A device keeps those since the day before its copy, and nothing that others wrote after it. */
  deLaCopia: boolean;
};

/** What happened, as it happened. */
export function NovedadesDelTurno({ novedades, alCorregir, deLaCopia }: NovedadesDelTurnoProps) {
  const hilos = hilosDe(novedades);
  return (
    <Box as="section" aria-labelledby="novedades-del-turno">
      <Box as="h3" id="novedades-del-turno" textStyle="subtitulo" marginBottom="2">
        {hilos.length === 0 ? 'Novedades' : `Novedades (${hilos.length})`}
      </Box>
      {deLaCopia ? (
        <Box as="p" textStyle="ayuda" marginBottom="2">
          Sin red aquí pueden faltar novedades: las de antes de ayer y las que otros anotaron después de
          guardar esta copia.
        </Box>
      ) : null}
      {hilos.length === 0 && !deLaCopia ? (
        <Box as="p" color="fg.muted">
          Sin novedades en este turno.
        </Box>
      ) : null}
      {porDia(hilos).map(([dia, suyos]) => (
        <Box key={dia} marginBottom="4">
          <Box as="h4" fontSize="sm" fontWeight="semibold" color="fg.muted">
            {formatearFecha(dia)}
          </Box>
          <Box as="ol" listStyle="none" _print={{ fontSize: '11px' }}>
            {suyos.map((hilo) => (
              <UnaNovedad
                key={hilo.vigente.id}
                hilo={hilo}
                cuando={horaEnBogota(hilo.vigente.ocurrio_en)}
                conNombre
                alCorregir={alCorregir}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
