import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identidadDe } from '@/application/mensualidades/enlaces/cuentas-informadas';
import type { EnlacesDeCuenta } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { Tokens } from '@/application/shared/secretos.port';
import {
  comoSeVe,
  type EnlaceDeCuenta,
  type EnlaceGuardado,
  type EnlaceNuevo,
  enlaceEnHistoria,
  rutaDeCuenta,
} from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { enlacesDeCuenta as e } from '@/infrastructure/postgres/esquema/enlaces-de-cuenta';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import {
  comoEnlace,
  leerEnlace,
  leerEnlacesDeGente,
  mirarCuenta,
} from '@/infrastructure/postgres/mensualidades/leer-enlaces';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';

const CIFRA = 'aes-256-gcm';
const NONCE_BYTES = 12;
const MARCA_BYTES = 16;

const llaveDe = (clave: string): Buffer => createHash('sha256').update(`enlace:${clave}`).digest();

/** A token closed with the Idempotency-Key of its request, which is not stored: only who asks again with it can open it. */
const cerrarToken = (token: string, clave: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cifra = createCipheriv(CIFRA, llaveDe(clave), nonce);
  const cifrado = Buffer.concat([cifra.update(token, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifra.getAuthTag(), cifrado]).toString('base64url');
};

const abrirToken = (cerrado: string, clave: string): string => {
  const bytes = Buffer.from(cerrado, 'base64url');
  const cifra = createDecipheriv(CIFRA, llaveDe(clave), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: MARCA_BYTES,
  });
  cifra.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + MARCA_BYTES));
  return `${cifra.update(bytes.subarray(NONCE_BYTES + MARCA_BYTES)).toString('utf8')}${cifra.final('utf8')}`;
};

const insertar = async (
  contexto: Contexto,
  { pagador, identidad, expira_en }: EnlaceNuevo,
  huella: string,
): Promise<EnlaceGuardado> => {
  const { db, actor, reloj } = contexto;
  const quien = leerClavePagador(pagador);
  const [fila] = await db
    .insert(e)
    .values({
      id_acudiente: quien?.tipo === 'acudiente' ? Number(quien.id) : null,
      participante_id: quien?.tipo === 'participante' ? Number(quien.id) : null,
      identidad,
      huella,
      creado_en: reloj.ahora(),
      creado_por: actor.email,
      expira_en: new Date(expira_en),
    })
    .returning();
  if (!fila) throw new Error('El enlace no quedó guardado');
  const guardado = comoEnlace(fila);
  await anotarHistoria(contexto, {
    entidad: 'enlace_de_cuenta',
    accion: 'CREAR',
    despues: enlaceEnHistoria(guardado),
  });
  return guardado;
};

/** As it is seen now, by who the row is now. */
const alVerlo = async ({ db, reloj }: Contexto, guardado: EnlaceGuardado): Promise<EnlaceDeCuenta> =>
  comoSeVe(guardado, identidadDe(await leerGenteDelPagador(db, guardado.pagador)), reloj.ahora());

const exigirBloqueado = async ({ db }: Contexto, id: Id): Promise<EnlaceGuardado> => {
  const [fila] = await db.select().from(e).where(igualId(e.id, id)).for('update');
  if (!fila) throw errorNoEncontrado('un enlace', id);
  return comoEnlace(fila);
};

/** Beside the key of the request the token is kept only closed with that same key. */
export const postgresEnlacesDeCuenta = (contexto: Contexto, tokens: Tokens): EnlacesDeCuenta => ({
  listar: async (clave) => {
    const gente = await leerGenteDelPagador(contexto.db, clave);
    if (!gente) return null;
    const [identidad, ahora] = [identidadDe(gente), contexto.reloj.ahora()];
    const suyos = await leerEnlacesDeGente(contexto.db, gente);
    return suyos.map((guardado) => comoSeVe(guardado, identidad, ahora));
  },
  crear: (clave, decidir, opciones) =>
    enTransaccion(contexto, async (tx) => {
      let token = tokens.nuevo();
      const llave = opciones?.clave;
      const pedido = { entidad: 'enlace-de-cuenta', datos: { clave }, opciones };
      const creado = await crearUnaVez(tx, pedido, async () => {
        const vista = encontrado(await mirarCuenta(tx, clave), 'un pagador', clave);
        const guardado = await insertar(tx, decidir(vista), tokens.huella(token));
        return {
          enlace: comoSeVe(guardado, identidadDe(vista.gente), tx.reloj.ahora()),
          cerrado: llave ? cerrarToken(token, llave) : null,
        };
      });
      if (llave && creado.cerrado) token = abrirToken(creado.cerrado, llave);
      return { enlace: creado.enlace, direccion: rutaDeCuenta(token) };
    }),
  revocar: (id, revisar, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'revocar-enlace', datos: { id: String(id) }, opciones }, async () => {
        const antes = await exigirBloqueado(tx, id);
        revisar(await alVerlo(tx, antes));
        await tx.db
          .update(e)
          .set({ revocado_en: tx.reloj.ahora(), revocado_por: tx.actor.email })
          .where(eq(e.id, Number(antes.id)));
        const despues = encontrado(await leerEnlace(tx.db, eq(e.id, Number(antes.id))), 'un enlace', id);
        await anotarHistoria(tx, {
          entidad: 'enlace_de_cuenta',
          accion: 'ACTUALIZAR',
          antes: enlaceEnHistoria(antes),
          despues: enlaceEnHistoria(despues),
        });
        return alVerlo(tx, despues);
      }),
    ),
});
