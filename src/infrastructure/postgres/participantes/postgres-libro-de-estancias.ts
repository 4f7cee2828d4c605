import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { movimientosEntre } from '@/domain/participantes/estancias/movimientos';
import { ocupacionEn } from '@/domain/participantes/estancias/ocupacion-en';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { guardarCambiosDeEstancias } from '@/infrastructure/postgres/participantes/escribir-estancias';
import { guardarParticipante } from '@/infrastructure/postgres/participantes/escribir-participante';
import {
  leerPresencias,
  leerQuienesSeMueven,
  participanteDeEstancia,
} from '@/infrastructure/postgres/participantes/leer-estancias';
import { leerParticipante } from '@/infrastructure/postgres/participantes/leer-participante';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';

type Decidir = Parameters<LibroDeEstancias['registrar']>[2];

const exigirEstancia = async ({ db }: Contexto, participante: Id, id: Id): Promise<Estancia> => {
  return encontrado(
    (await leerEstancias(db, participante)).find((una) => mismoId(una.id, id)),
    'una estancia',
    id,
  );
};

/**
 * Their person is locked first, as in every change of theirs: two that come at once decide one after the other. Needs an
 * open transaction.
 */
const cambiar = async (contexto: Contexto, id: Id, decidir: Decidir): Promise<Estancia> => {
  const quien = await participanteDeEstancia(contexto.db, id);
  const participante = encontrado(
    quien === null ? null : await leerParticipante(contexto.db, quien),
    'una estancia',
    id,
  );
  const antes = await exigirEstancia(contexto, participante.id, id);
  const { participante: suyo, estancias } = decidir(antes, participante);
  const iguales = Object.entries(suyo).every(
    ([campo, valor]) => participante[campo as keyof typeof suyo] === valor,
  );
  if (!iguales) await guardarParticipante(contexto, participante, suyo);
  await guardarCambiosDeEstancias(contexto, participante.id, estancias);
  return exigirEstancia(contexto, participante.id, id);
};

export const postgresLibroDeEstancias = (contexto: Contexto): LibroDeEstancias => ({
  listar: (participante) => leerEstancias(contexto.db, participante),
  ocupacion: async (fecha) =>
    ocupacionEn(await leerPresencias(contexto.db, fecha), fecha, fechaEnBogota(contexto.reloj.ahora())),
  movimientos: async (dias) => movimientosEntre(await leerQuienesSeMueven(contexto.db, dias), dias),
  registrar: (estancia, evento, decidir, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { estancia: String(estancia), ...evento };
      return crearUnaVez(tx, { entidad: 'evento_de_estancia', datos, opciones }, () =>
        cambiar(tx, estancia, decidir),
      );
    }),
  corregir: (estancia, _evento, _cambios, decidir) =>
    enTransaccion(contexto, (tx) => cambiar(tx, estancia, decidir)),
});
