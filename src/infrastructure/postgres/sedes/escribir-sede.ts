import { and, eq } from 'drizzle-orm';
import type { CambiosSede, DatosSede } from '@/domain/sedes/datos-sede';
import type { Sede } from '@/domain/sedes/sede';
import { errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerSede } from '@/infrastructure/postgres/shared/leer-sedes';

/** The count of people is not part of the venue's own history. */
const sinOcupacion = ({
  ocupacion_hombres: _hombres,
  ocupacion_mujeres: _mujeres,
  ocupacion_sin_area: _sinArea,
  ...sede
}: Sede) => sede;

const releer = async (contexto: Contexto, id: Id): Promise<Sede> => {
  const sede = await leerSede(contexto.db, id);
  if (!sede) throw errorNoEncontrado('una sede', id);
  return sede;
};

export const insertarSede = async (contexto: Contexto, datos: DatosSede): Promise<Sede> => {
  const [fila] = await contexto.db
    .insert(sedes)
    .values({ ...datos, ...firmaDeCreacion(contexto) })
    .returning({ id: sedes.id });
  const creada = await releer(contexto, fila?.id ?? '');
  await anotarHistoria(contexto, { entidad: 'sede', accion: 'CREAR', despues: sinOcupacion(creada) });
  return creada;
};

export const modificarSede = async (
  contexto: Contexto,
  id: Id,
  { archivado, version, ...cambios }: CambiosSede,
): Promise<Sede> => {
  const antes = await releer(contexto, id);
  const [fila] = await contexto.db
    .update(sedes)
    .set({ ...definidos(cambios), ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null) })
    .where(
      and(eq(sedes.id, Number(antes.id)), version === undefined ? undefined : eq(sedes.version, version)),
    )
    .returning({ id: sedes.id });
  const despues = await releer(contexto, id);
  if (!fila) throw errorVersionObsoleta(despues);
  await anotarHistoria(contexto, {
    entidad: 'sede',
    accion: accionDeCambio(antes, despues),
    antes: sinOcupacion(antes),
    despues: sinOcupacion(despues),
  });
  return despues;
};

export const borrarSede = async (contexto: Contexto, id: Id): Promise<void> => {
  const antes = await releer(contexto, id);
  await contexto.db.delete(sedes).where(eq(sedes.id, Number(antes.id)));
  await anotarHistoria(contexto, { entidad: 'sede', accion: 'ELIMINAR', antes: sinOcupacion(antes) });
};
