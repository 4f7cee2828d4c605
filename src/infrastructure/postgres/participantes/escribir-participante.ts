import { and, eq } from 'drizzle-orm';
import type { CambiosParticipante, DatosParticipante } from '@/domain/participantes/datos-participante';
import type { AutorizacionDatos, Participante } from '@/domain/participantes/participante';
import type { Ocupante } from '@/domain/participantes/toma-cupo';
import {
  errorNoEncontrado,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/columnas-participante';
import { exigirCupo } from '@/infrastructure/postgres/participantes/exigir-cupo';
import { leerParticipante } from '@/infrastructure/postgres/participantes/leer-participante';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const aSede = (sede: Id | null | undefined): number | null | undefined => {
  if (sede === null || sede === undefined) return sede;
  const id = leerId(sede);
  if (id === null) throw errorValidacion('Revise los campos señalados', { sede_id: 'La sede no existe' });
  return id;
};

/** Every key is stored, so that what is read back has the shape of the core. */
const aAutorizacion = (
  autorizacion: DatosParticipante['autorizacion_datos'],
): AutorizacionDatos | null | undefined =>
  autorizacion && {
    otorgada: autorizacion.otorgada,
    version: autorizacion.version ?? null,
    fecha: autorizacion.fecha ?? null,
    medio: autorizacion.medio ?? null,
    revocada_en: autorizacion.revocada_en ?? null,
  };

export const aColumnas = <T extends Pick<DatosParticipante, 'sede_id' | 'autorizacion_datos'>>(datos: T) => ({
  ...datos,
  sede_id: aSede(datos.sede_id),
  autorizacion_datos: aAutorizacion(datos.autorizacion_datos),
});

/** What decides whether a new person takes a place, before there is a record. */
export const ocupanteNuevo = (datos: DatosParticipante): Ocupante => ({
  sede_id: null,
  area: null,
  estado: 'PREINGRESO',
  archivado_en: null,
  ...definidos(datos),
});

export const insertarParticipante = async (
  contexto: Contexto,
  datos: DatosParticipante,
): Promise<Participante> => {
  await exigirCupo(contexto, null, ocupanteNuevo(datos));
  const [fila] = await contexto.db
    .insert(participantes)
    .values({ ...aColumnas(datos), ...firmaDeCreacion(contexto) })
    .returning(columnasParticipante);
  if (!fila) throw new Error('El participante no quedó guardado');
  const creado = aParticipante(fila);
  await anotarHistoria(contexto, { entidad: 'participante', accion: 'CREAR', despues: creado });
  return creado;
};

export const modificarParticipante = async (
  contexto: Contexto,
  id: Id,
  { archivado, version, ...cambios }: CambiosParticipante,
): Promise<Participante> => {
  const antes = await leerParticipante(contexto.db, id);
  if (!antes) throw errorNoEncontrado('un participante', id);
  if (version === undefined || version === antes.version) {
    await exigirCupo(contexto, antes, {
      ...antes,
      ...definidos(cambios),
      archivado_en: (archivado ?? antes.archivado_en !== null) ? '' : null,
    });
  }
  const [fila] = await contexto.db
    .update(participantes)
    .set({
      ...definidos(aColumnas(cambios)),
      ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null),
    })
    .where(
      and(
        eq(participantes.id, Number(antes.id)),
        version === undefined ? undefined : eq(participantes.version, version),
      ),
    )
    .returning(columnasParticipante);
  if (!fila) throw errorVersionObsoleta((await leerParticipante(contexto.db, id)) ?? antes);
  const despues = aParticipante(fila);
  await anotarHistoria(contexto, {
    entidad: 'participante',
    accion: accionDeCambio(antes, despues),
    antes,
    despues,
  });
  return despues;
};

export const borrarParticipante = async (contexto: Contexto, id: Id): Promise<void> => {
  const numero = leerId(id);
  const [fila] =
    numero === null
      ? []
      : await contexto.db
          .delete(participantes)
          .where(eq(participantes.id, numero))
          .returning(columnasParticipante);
  if (!fila) throw errorNoEncontrado('un participante', id);
  await anotarHistoria(contexto, { entidad: 'participante', accion: 'ELIMINAR', antes: aParticipante(fila) });
};
