import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pausa } from 'node:timers/promises';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/equipo.port';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { PedidoUnico, RespuestasGuardadas } from '@/application/shared/respuestas-guardadas.port';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';

/** After this long without an answer, whoever reserved the call is taken for dead. */
const ABANDONO_MS = 60_000;
const ESPERA_MS = 10_000;
const PASO_MS = 50;

const huellaDe = ({ actor, llamada, clave }: PedidoUnico): string =>
  createHash('sha256')
    .update(JSON.stringify([llamada, String(actor), clave]))
    .digest('hex');

/** Beside the keys of `crearUnaVez`, for the calls whose work no transaction can take back. */
export const postgresRespuestasGuardadas = (db: Ejecutor, reloj: Reloj): RespuestasGuardadas => {
  const reclamar = async (huella: string, cuerpo: string, vigenciaMs: number): Promise<boolean> => {
    const ahora = reloj.ahora().getTime();
    const filas = await db
      .insert(clavesCreacion)
      .values({ huella, cuerpo, creada_en: new Date(ahora) })
      .onConflictDoUpdate({
        target: clavesCreacion.huella,
        set: { cuerpo, creada_en: new Date(ahora), respuesta: sql`null` },
        setWhere: or(
          lt(clavesCreacion.creada_en, new Date(ahora - vigenciaMs)),
          and(
            isNull(clavesCreacion.respuesta),
            or(
              lt(clavesCreacion.creada_en, new Date(ahora - ABANDONO_MS)),
              gt(clavesCreacion.creada_en, limiteDelFuturo(new Date(ahora))),
            ),
          ),
        ),
      })
      .returning({ huella: clavesCreacion.huella });
    return filas.length === 1;
  };
  return {
    reservar: async (pedido) => {
      const numero = huellaDe(pedido);
      const cuerpo = createHmac('sha256', pedido.clave)
        .update(JSON.stringify(pedido.cuerpo ?? null))
        .digest('hex');
      for (let esperado = 0; esperado < ESPERA_MS; esperado += PASO_MS) {
        if (await reclamar(numero, cuerpo, pedido.vigenciaMs)) return { mia: true, numero };
        const [previa] = await db.select().from(clavesCreacion).where(eq(clavesCreacion.huella, numero));
        if (previa && previa.cuerpo !== cuerpo) throw new ErrorClaveReutilizada();
        if (previa?.respuesta) return { mia: false, respuesta: previa.respuesta };
        await pausa(PASO_MS);
      }
      throw new ErrorAplicacion('NO_DISPONIBLE', 'La misma solicitud todavía se está atendiendo: espere');
    },
    guardar: async (numero, respuesta) => {
      await db.update(clavesCreacion).set({ respuesta }).where(eq(clavesCreacion.huella, numero));
    },
    soltar: async (numero) => {
      await db.delete(clavesCreacion).where(eq(clavesCreacion.huella, numero));
    },
  };
};
