import { and, eq } from 'drizzle-orm';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { CambiosAcudiente, DatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import {
  errorNoEncontrado,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import {
  aAcudiente,
  columnasAcudiente,
  leerAcudiente,
} from '@/infrastructure/postgres/acudientes/leer-acudientes';
import { quitarPrincipal } from '@/infrastructure/postgres/acudientes/marca-principal';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

export const insertarAcudiente = async (contexto: Contexto, datos: DatosAcudiente): Promise<Acudiente> => {
  const id_participante = leerId(datos.id_participante);
  if (id_participante === null) {
    throw errorValidacion('Revise los campos señalados', { id_participante: 'El participante no existe' });
  }
  if (datos.es_principal) await quitarPrincipal(contexto, id_participante, null);
  const [fila] = await contexto.db
    .insert(acudientes)
    .values({ ...datos, id_participante, ...firmaDeCreacion(contexto) })
    .returning(columnasAcudiente);
  if (!fila) throw new Error('El acudiente no quedó guardado');
  const creado = aAcudiente(fila);
  await anotarHistoria(contexto, { entidad: 'acudiente', accion: 'CREAR', despues: creado });
  return creado;
};

export const modificarAcudiente = async (
  contexto: Contexto,
  id: Id,
  { archivado, version, ...cambios }: CambiosAcudiente,
): Promise<Acudiente> => {
  const antes = await leerAcudiente(contexto.db, id);
  if (!antes) throw errorNoEncontrado('un acudiente', id);
  if (version !== undefined && version !== antes.version) throw errorVersionObsoleta(antes);
  if (cambios.es_principal && !antes.es_principal) {
    await quitarPrincipal(contexto, Number(antes.id_participante), Number(antes.id));
  }
  const [fila] = await contexto.db
    .update(acudientes)
    .set({ ...definidos(cambios), ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null) })
    .where(
      and(
        eq(acudientes.id, Number(antes.id)),
        version === undefined ? undefined : eq(acudientes.version, version),
      ),
    )
    .returning(columnasAcudiente);
  if (!fila) throw errorVersionObsoleta((await leerAcudiente(contexto.db, id)) ?? antes);
  const despues = aAcudiente(fila);
  await anotarHistoria(contexto, {
    entidad: 'acudiente',
    accion: accionDeCambio(antes, despues),
    antes,
    despues,
  });
  return despues;
};

export const borrarAcudiente = async (contexto: Contexto, id: Id): Promise<void> => {
  const numero = leerId(id);
  const [fila] =
    numero === null
      ? []
      : await contexto.db.delete(acudientes).where(eq(acudientes.id, numero)).returning(columnasAcudiente);
  if (!fila) throw errorNoEncontrado('un acudiente', id);
  await anotarHistoria(contexto, { entidad: 'acudiente', accion: 'ELIMINAR', antes: aAcudiente(fila) });
};
