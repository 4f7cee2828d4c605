import { createHash } from 'node:crypto';
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
import type { Logo } from '@/domain/configuracion/identidad';
import {
  type ImagenesDelLogo,
  medidasDePng,
  NOMBRES_DE_TAMANO,
} from '@/domain/configuracion/imagenes-del-logo';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { configuracion } from '@/infrastructure/postgres/esquema/configuracion';
import { imagenesDelLogo } from '@/infrastructure/postgres/esquema/logo';
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

type Cambios = CambiosConfiguracion & { logo?: Logo | null };

const modificar = async (
  contexto: Contexto,
  { version, contrasena_propia: _prueba, ...cambios }: Cambios,
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
      version: 'logo' in cambios ? antes.version : antes.version + 1,
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

/** The address of a picture has its content in it: a logo that changes is never an old one kept by a browser. */
const logoDe = (marca: string): Logo => {
  const { ancho = 0, alto = 0 } = medidasDePng(marca) ?? {};
  const huella = createHash('sha256').update(marca).digest('hex').slice(0, 16);
  return { direccion: `/logo.png?v=${huella}`, ancho, alto };
};

const cambiarLogo = async (contexto: Contexto, imagenes: ImagenesDelLogo | null): Promise<Configuracion> => {
  await contexto.db.delete(imagenesDelLogo);
  if (imagenes) {
    const filas = NOMBRES_DE_TAMANO.map((tamano) => ({ tamano, imagen: imagenes[tamano] }));
    await contexto.db.insert(imagenesDelLogo).values(filas);
  }
  return modificar(contexto, { logo: imagenes && logoDe(imagenes.marca) });
};

export const postgresConfiguracionRepository = (contexto: Contexto): ConfiguracionRepository => ({
  obtener: async () => {
    const [fila] = await contexto.db.select().from(configuracion);
    return aConfiguracion(fila);
  },
  actualizar: (cambios) => enTransaccion(contexto, (tx) => modificar(tx, cambios)),
  guardarLogo: (imagenes) => enTransaccion(contexto, (tx) => cambiarLogo(tx, imagenes)),
});

/** As it is configured when it is asked. */
export const nombreDeLaFundacion = (contexto: Contexto) => async (): Promise<string> =>
  (await postgresConfiguracionRepository(contexto).obtener())?.nombre ?? '';
