import { and, eq } from 'drizzle-orm';
import type {
  MensualidadNueva,
  MensualidadRepository,
} from '@/application/mensualidades/mensualidad-repository.port';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import {
  ACUDIENTE_DE_MENSUALIDAD,
  PARTICIPANTE_DE_MENSUALIDAD,
} from '@/domain/mensualidades/integridad-mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';
import { encontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import {
  buscarMensualidades,
  listarMensualidades,
} from '@/infrastructure/postgres/mensualidades/buscar-mensualidades';
import { aMensualidad, leerMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerReferencia } from '@/infrastructure/postgres/shared/leer-id';

const aPagador = (id: Id | null | undefined): number | null | undefined =>
  id === null || id === undefined ? id : leerReferencia(id, ACUDIENTE_DE_MENSUALIDAD);

const insertarMensualidad = async (
  contexto: Contexto,
  datos: MensualidadNueva,
): Promise<MensualidadConSaldo> => {
  const [fila] = await contexto.db
    .insert(mensualidades)
    .values({
      ...datos,
      participante_id: leerReferencia(datos.participante_id, PARTICIPANTE_DE_MENSUALIDAD),
      id_acudiente: aPagador(datos.id_acudiente),
      ...firmaDeCreacion(contexto),
    })
    .returning();
  if (!fila) throw new Error('La mensualidad no quedó guardada');
  const creada = aMensualidad(fila, []);
  await anotarHistoria(contexto, { entidad: 'mensualidad', accion: 'CREAR', despues: creada });
  return creada;
};

export const modificarMensualidad = async (
  contexto: Contexto,
  id: Id,
  { version, ...cambios }: CambiosMensualidad,
  estado: EstadoMensualidad,
): Promise<MensualidadConSaldo> => {
  const antes = encontrado(await leerMensualidad(contexto.db, id), 'una mensualidad', id);
  const [fila] = await contexto.db
    .update(mensualidades)
    .set({
      ...definidos({ ...cambios, id_acudiente: aPagador(cambios.id_acudiente) }),
      estado,
      ...firmaDeCambio(contexto, undefined, false),
    })
    .where(
      and(
        eq(mensualidades.id, Number(antes.id)),
        version === undefined ? undefined : eq(mensualidades.version, version),
      ),
    )
    .returning();
  if (!fila) throw errorVersionObsoleta((await leerMensualidad(contexto.db, id)) ?? antes);
  const despues = aMensualidad(fila, antes.abonos);
  await anotarHistoria(contexto, { entidad: 'mensualidad', accion: 'ACTUALIZAR', antes, despues });
  return despues;
};

export const postgresMensualidadRepository = (contexto: Contexto): MensualidadRepository => ({
  listar: (filtro = {}) => listarMensualidades(contexto.db, filtro),
  buscar: (criterios) => buscarMensualidades(contexto, criterios),
  obtener: (id) => leerMensualidad(contexto.db, id),
  crear: (datos, opciones, revisar) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'mensualidad', datos, opciones }, async () => {
        revisar?.();
        return insertarMensualidad(tx, datos);
      }),
    ),
  actualizar: (id, cambios, estado) =>
    enTransaccion(contexto, (tx) => modificarMensualidad(tx, id, cambios, estado)),
});
