import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { insertarNovedad } from '@/infrastructure/postgres/participantes/escribir-novedades';
import {
  leerNovedad,
  leerNovedades,
  leerTurno,
} from '@/infrastructure/postgres/participantes/leer-novedades';
import { leerParticipante } from '@/infrastructure/postgres/participantes/leer-participante';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';

/**
 * The person is locked first: of two corrections that come at once, the second finds the first. Beside the key only the
 * number is kept, so that what an entry says is in one place.
 */
export const postgresLibroDeNovedades = (contexto: Contexto): LibroDeNovedades => ({
  listar: (participante) => leerNovedades(contexto.db, participante),
  delTurno: (turno) => leerTurno(contexto.db, turno),
  escribir: (id, datos, anotar, opciones) =>
    enTransaccion(contexto, async (tx) => {
      const pedido = { entidad: 'novedad', datos: { participante: String(id), ...datos }, opciones };
      const { id: escrita } = await crearUnaVez(tx, pedido, async () => {
        const participante = encontrado(await leerParticipante(tx.db, id), 'un participante', id);
        const guardado = {
          participante,
          estancias: await leerEstancias(tx.db, participante.id),
          novedades: datos.corrige ? await leerNovedades(tx.db, participante.id) : [],
        };
        const { id: numero } = await insertarNovedad(tx, anotar(guardado));
        return { id: numero };
      });
      return encontrado(await leerNovedad(tx.db, escrita), 'una novedad', escrita);
    }),
});
