import { eq } from 'drizzle-orm';
import {
  type ConfiguracionRepository,
  ID_CONFIGURACION,
} from '@/application/configuracion/configuracion-repository.port';
import type { CambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import {
  CONFIGURACION_INICIAL,
  type Configuracion,
  esquemaConfiguracion,
} from '@/domain/configuracion/configuracion';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { configuracion } from '@/infrastructure/postgres/esquema/configuracion';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

type Fila = typeof configuracion.$inferSelect;

const aConfiguracion = (fila: Fila | undefined): Configuracion =>
  fila
    ? esquemaConfiguracion.parse({
        ...fila.datos,
        actualizado_en: fila.actualizado_en?.toISOString() ?? null,
        actualizado_por: fila.actualizado_por,
        version: fila.version,
      })
    : CONFIGURACION_INICIAL;

const enHistoria = (registro: Configuracion) => ({ ...registro, id: ID_CONFIGURACION });

const modificar = async (
  contexto: Contexto,
  { version, ...cambios }: CambiosConfiguracion,
): Promise<Configuracion> => {
  const { db, actor, reloj } = contexto;
  // Two first changes at once wait for each other on the same row.
  await db.insert(configuracion).values({ datos: {} }).onConflictDoNothing();
  const [fila] = await db.select().from(configuracion).for('update');
  const antes = aConfiguracion(fila);
  if (version !== undefined && version !== antes.version) throw errorVersionObsoleta(antes);
  const [guardada] = await db
    .update(configuracion)
    .set({
      datos: { ...fila?.datos, ...definidos(cambios) },
      actualizado_en: reloj.ahora(),
      actualizado_por: actor.email,
      version: antes.version + 1,
    })
    .where(eq(configuracion.id, ID_CONFIGURACION))
    .returning();
  const despues = aConfiguracion(guardada);
  await anotarHistoria(contexto, {
    entidad: 'configuracion',
    accion: 'ACTUALIZAR',
    antes: enHistoria(antes),
    despues: enHistoria(despues),
  });
  return despues;
};

export const postgresConfiguracionRepository = (contexto: Contexto): ConfiguracionRepository => ({
  obtener: async () => {
    const [fila] = await contexto.db.select().from(configuracion);
    return aConfiguracion(fila);
  },
  actualizar: (cambios) => enTransaccion(contexto, (tx) => modificar(tx, cambios)),
});

/** As it is configured when it is asked. */
export const nombreDeLaFundacion = (contexto: Contexto) => async (): Promise<string> =>
  (await postgresConfiguracionRepository(contexto).obtener())?.nombre ?? '';
