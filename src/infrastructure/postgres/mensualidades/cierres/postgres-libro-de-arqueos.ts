import { eq } from 'drizzle-orm';
import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { Arqueo } from '@/domain/mensualidades/cierres/arqueo-guardado';
import { SEDE_DE_ARQUEO } from '@/domain/mensualidades/integridad-mensualidad';
import { validarRango } from '@/domain/mensualidades/recaudo';
import { arqueos } from '@/infrastructure/postgres/esquema/cierres';
import {
  leerArqueo,
  leerArqueos,
  leerEfectivoEsperado,
} from '@/infrastructure/postgres/mensualidades/cierres/leer-arqueos';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerEjemplos } from '@/infrastructure/postgres/shared/leer-ejemplos';
import { leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

export const postgresLibroDeArqueos = (contexto: Contexto): LibroDeArqueos => ({
  deCaja: async ({ sede_id, ...pedido }) => {
    const caja = { ...validarRango(pedido), sede_id };
    return {
      arqueos: await leerArqueos(contexto.db, caja),
      esperado: await leerEfectivoEsperado(contexto.db, caja),
    };
  },
  guardar: (datos, armar, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'arqueo', datos, opciones }, async (): Promise<Arqueo> => {
        const { desde, hasta, sede_id } = datos;
        const caja = { desde, hasta, sede_id: sede_id ?? undefined };
        const esperado = await leerEfectivoEsperado(tx.db, caja);
        const nuevo = armar(esperado, await leerEjemplos(tx.db));
        const [fila] = await tx.db
          .insert(arqueos)
          .values({
            ...nuevo,
            sede_id: nuevo.sede_id === null ? null : leerReferencia(nuevo.sede_id, SEDE_DE_ARQUEO),
            contado_por: tx.actor.email,
            contado_en: tx.reloj.ahora(),
          })
          .returning({ id: arqueos.id });
        const [guardado] = fila ? await leerArqueo(tx.db, eq(arqueos.id, fila.id)) : [];
        if (!guardado) throw new Error('El arqueo no quedó guardado');
        await anotarHistoria(tx, { entidad: 'arqueo', accion: 'CREAR', despues: guardado });
        return guardado;
      }),
    ),
});
