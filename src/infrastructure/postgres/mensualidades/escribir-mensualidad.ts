import { and, eq } from 'drizzle-orm';
import type { MensualidadNueva } from '@/application/mensualidades/mensualidad-repository.port';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { EstadoMensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import {
  errorNoEncontrado,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { aMensualidad, leerMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { definidos } from '@/infrastructure/postgres/shared/definidos';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const exigirExistente = (id: Id, campo: string, mensaje: string): number => {
  const numero = leerId(id);
  if (numero === null) throw errorValidacion('Revise los campos señalados', { [campo]: mensaje });
  return numero;
};

const aPagador = (id: Id | null | undefined): number | null | undefined =>
  id === null || id === undefined ? id : exigirExistente(id, 'id_acudiente', 'El acudiente no existe');

export const insertarMensualidad = async (
  contexto: Contexto,
  datos: MensualidadNueva,
): Promise<MensualidadConSaldo> => {
  const [fila] = await contexto.db
    .insert(mensualidades)
    .values({
      ...datos,
      participante_id: exigirExistente(datos.participante_id, 'participante_id', 'El participante no existe'),
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
  const antes = await leerMensualidad(contexto.db, id);
  if (!antes) throw errorNoEncontrado('una mensualidad', id);
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
