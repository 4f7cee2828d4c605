import type { Novedad, NovedadNueva } from '@/domain/participantes/bitacora/novedad';
import { paraHistoria } from '@/domain/participantes/bitacora/novedad';
import { novedades } from '@/infrastructure/postgres/esquema/novedades';
import { leerNovedad } from '@/infrastructure/postgres/participantes/leer-novedades';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria, anotarHistorias } from '@/infrastructure/postgres/shared/historia';

const numero = (id: number | string | null): number | null => (id === null ? null : Number(id));

/** With its line of the history. Needs an open transaction, with the person locked. */
export const insertarNovedad = async (contexto: Contexto, nueva: NovedadNueva): Promise<Novedad> => {
  const { db, actor, reloj } = contexto;
  const [fila] = await db
    .insert(novedades)
    .values({
      ...nueva,
      participante_id: Number(nueva.participante_id),
      estancia_id: numero(nueva.estancia_id),
      sede_id: numero(nueva.sede_id),
      corrige: numero(nueva.corrige),
      ocurrio_en: new Date(nueva.ocurrio_en),
      creado_en: reloj.ahora(),
      creado_por: actor.email,
    })
    .returning({ id: novedades.id });
  const guardada = fila ? await leerNovedad(db, fila.id) : null;
  if (!guardada) throw new Error('La novedad no quedó guardada');
  await anotarHistoria(contexto, { entidad: 'novedad', accion: 'CREAR', despues: paraHistoria(guardada) });
  return guardada;
};

/** That they went with their person, which the database does by itself. */
export const anotarNovedadesBorradas = (contexto: Contexto, suyas: readonly Novedad[]): Promise<void> =>
  anotarHistorias(
    contexto,
    suyas.map((novedad) => ({ entidad: 'novedad', accion: 'ELIMINAR', antes: paraHistoria(novedad) })),
  );
