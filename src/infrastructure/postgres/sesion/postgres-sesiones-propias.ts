import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { SesionesPropias } from '@/application/sesion/sesiones-abiertas.port';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';
import { SESION_INACTIVA_MS } from '@/domain/sesion/sesion-abierta';
import type { Id } from '@/domain/shared/id';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** What a person would call open: neither ended, nor of the future, nor too old, nor forgotten. */
const abiertasDe = (usuario: Id, ahora: Date) =>
  and(
    eq(sesiones.usuario_id, Number(usuario)),
    isNull(sesiones.revocada_en),
    gt(sesiones.expira_en, ahora),
    lt(sesiones.creada_en, limiteDelFuturo(ahora)),
    gt(sesiones.ultimo_uso, new Date(ahora.getTime() - SESION_INACTIVA_MS)),
  );

export const postgresSesionesPropias = (contexto: Contexto): SesionesPropias => ({
  listar: async (usuario, actual) => {
    const filas = await contexto.db
      .select()
      .from(sesiones)
      .where(abiertasDe(usuario, contexto.reloj.ahora()))
      .orderBy(desc(sesiones.ultimo_uso), desc(sesiones.id));
    return filas.map((fila) => ({
      id: fila.id,
      dispositivo: agenteEnPalabras(fila.agente),
      direccion: fila.direccion,
      creada_en: fila.creada_en.toISOString(),
      ultimo_uso: fila.ultimo_uso.toISOString(),
      actual: fila.huella === actual,
    }));
  },
  cerrar: async (usuario, id, actual) => {
    const ahora = contexto.reloj.ahora();
    const numero = id === undefined ? undefined : leerId(id);
    if (numero === null) return 0;
    const cerradas = await contexto.db
      .update(sesiones)
      .set({ revocada_en: ahora })
      .where(
        and(
          abiertasDe(usuario, ahora),
          numero === undefined ? undefined : eq(sesiones.id, numero),
          actual === null ? undefined : ne(sesiones.huella, actual),
        ),
      )
      .returning({ id: sesiones.id });
    if (cerradas.length > 0) {
      const registro = { id: usuario };
      await anotarHistoria(contexto, {
        entidad: 'usuario',
        accion: 'ACTUALIZAR',
        antes: registro,
        despues: { ...registro, sesiones_cerradas: cerradas.length },
      });
    }
    return cerradas.length;
  },
  salir: async (usuario, actual) => {
    await contexto.db
      .update(sesiones)
      .set({ revocada_en: contexto.reloj.ahora() })
      .where(and(eq(sesiones.huella, actual), isNull(sesiones.revocada_en)));
    await anotarHistoria(contexto, { entidad: 'usuario', accion: 'SALIR', despues: { id: usuario } });
  },
});
