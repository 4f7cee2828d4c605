import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { esquemaId, listaLeida } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** Something that happened during a stay; what its kind does not have is `null`. */
export const esquemaEvento = z.object({
  id: esquemaId,
  estancia_id: esquemaId,
  ...esquemasLeidos(CAMPOS_EVENTO),
  ...camposRegistro,
});
export type Evento = z.output<typeof esquemaEvento>;

const { sede_id, area, programa, fase, fecha_egreso, tipo_egreso, motivo_egreso } =
  esquemasLeidos(CAMPOS_PARTICIPANTE);

/** A stay without what happened in it. The fields that a participante also has mean the same. */
export const esquemaDatosDeEstancia = z.object({
  id: esquemaId,
  participante_id: esquemaId,
  fecha_ingreso: fecha(),
  sede_id,
  area,
  programa,
  fase,
  fecha_egreso,
  tipo_egreso,
  motivo_egreso,
  ...camposRegistro,
});
export type DatosDeEstancia = z.output<typeof esquemaDatosDeEstancia>;

/** The time that somebody lives in the house, from an ingreso to its egreso, with what happened, newest first. */
export const esquemaEstancia = z.extend(esquemaDatosDeEstancia, { eventos: listaLeida(esquemaEvento) });
export type Estancia = z.output<typeof esquemaEstancia>;

export const estaAbierta = ({ fecha_egreso: salio }: Pick<Estancia, 'fecha_egreso'>): boolean =>
  salio === null;

const esPermisoAbierto = ({ tipo, regreso_real }: Pick<Evento, 'tipo' | 'regreso_real'>): boolean =>
  tipo === 'PERMISO' && regreso_real === null;

/** The permission that somebody has not come back from; one that was open at the egreso is nobody's any more. */
export const permisoAbierto = (estancia: Estancia): Evento | null =>
  (estaAbierta(estancia) && estancia.eventos.find(esPermisoAbierto)) || null;
