import type { Evento } from '@/domain/participantes/estancias/estancia';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

const unir = (...partes: (string | null | false)[]): string => partes.filter(Boolean).join(' · ');

const permiso = ({ salida, regreso_previsto, regreso_real, motivo }: Evento): string =>
  unir(
    salida ? `Permiso del ${formatearFecha(salida)}` : 'Permiso, sin fecha de salida',
    regreso_previsto && `regreso previsto: ${formatearFecha(regreso_previsto)}`,
    regreso_real ? `regresó el ${formatearFecha(regreso_real)}` : 'sin regreso',
    motivo,
  );

const deA = (antes: string | null, despues: string | null): string | null =>
  antes === despues ? null : `${antes ?? 'sin dato'} → ${despues ?? 'sin dato'}`;

const cambio = (evento: Evento, nombreSede: (id: Id) => string): string => {
  const sede = (id: Id | null) => (id === null ? null : nombreSede(id));
  const { desde_area, hasta_area, desde_programa, hasta_programa, desde_fase, hasta_fase } = evento;
  return unir(
    deA(sede(evento.desde_sede_id), sede(evento.hasta_sede_id)),
    deA(desde_area && ETIQUETA_AREA[desde_area], hasta_area && ETIQUETA_AREA[hasta_area]),
    deA(
      desde_programa && ETIQUETA_PROGRAMA[desde_programa],
      hasta_programa && ETIQUETA_PROGRAMA[hasta_programa],
    ),
    deA(desde_fase && ETIQUETA_FASE[desde_fase], hasta_fase && ETIQUETA_FASE[hasta_fase]),
  );
};

/** What happened during a stay, in one line. */
export const eventoEnPalabras = (evento: Evento, nombreSede: (id: Id) => string): string => {
  if (evento.tipo === 'PERMISO') return permiso(evento);
  const que = evento.tipo === 'TRASLADO' ? 'Traslado' : 'Cambio de fase';
  return unir(evento.fecha ? `${que} el ${formatearFecha(evento.fecha)}` : que, cambio(evento, nombreSede));
};
