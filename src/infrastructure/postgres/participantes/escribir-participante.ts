import { eq } from 'drizzle-orm';
import type { Admision } from '@/application/participantes/admision';
import type { Seguir } from '@/application/participantes/estancias/seguimiento-de';
import type { CambiosParticipante, DatosParticipante } from '@/domain/participantes/datos-participante';
import type { EstanciaNueva, Seguimiento } from '@/domain/participantes/estancias/cambios-de-estancias';
import { SEDE_DE_PARTICIPANTE } from '@/domain/participantes/integridad-participante';
import type { AutorizacionDatos, Participante } from '@/domain/participantes/participante';
import { encontrado, errorNoEncontrado, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  abrirEstancias,
  borrarEstancias,
  guardarCambiosDeEstancias,
} from '@/infrastructure/postgres/participantes/escribir-estancias';
import { anotarNovedadesBorradas } from '@/infrastructure/postgres/participantes/escribir-novedades';
import { leerNovedades } from '@/infrastructure/postgres/participantes/leer-novedades';
import {
  aParticipante,
  columnasParticipante,
  leerParticipante,
} from '@/infrastructure/postgres/participantes/leer-participante';
import { definidos } from '@/infrastructure/postgres/shared/a-registro';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio, firmaDeCreacion } from '@/infrastructure/postgres/shared/firma';
import { accionDeCambio, anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';
import { leerId, leerReferencia } from '@/infrastructure/postgres/shared/leer-id';
import { leerSede } from '@/infrastructure/postgres/shared/leer-sedes';

const aSede = (sede: Id | null | undefined): number | null | undefined =>
  sede === null || sede === undefined ? sede : leerReferencia(sede, SEDE_DE_PARTICIPANTE);

/** Every key is stored, so that what is read back has the shape of the core. */
const aAutorizacion = (
  autorizacion: DatosParticipante['autorizacion_datos'],
): AutorizacionDatos | null | undefined =>
  autorizacion && {
    otorgada: autorizacion.otorgada,
    version: autorizacion.version ?? null,
    fecha: autorizacion.fecha ?? null,
    medio: autorizacion.medio ?? null,
    revocada_en: autorizacion.revocada_en ?? null,
  };

export const aColumnas = <T extends Pick<DatosParticipante, 'sede_id' | 'autorizacion_datos'>>(datos: T) => ({
  ...datos,
  sede_id: aSede(datos.sede_id),
  autorizacion_datos: aAutorizacion(datos.autorizacion_datos),
});

/**
 * It must come before the write: the sede stays locked until the transaction ends, so of two admissions to the last
 * place the second one counts the first. A sede that does not exist is left to the reference, which says so.
 */
const admitir = async ({ db }: Contexto, admision: Admision | undefined): Promise<void> => {
  const sede = admision && (await leerSede(db, admision.sede));
  if (sede) admision.revisar(sede);
};

export const insertarParticipante = async (
  contexto: Contexto,
  datos: DatosParticipante,
  admision: Admision | undefined,
  estancia: EstanciaNueva | undefined,
): Promise<Participante> => {
  await admitir(contexto, admision);
  const [fila] = await contexto.db
    .insert(participantes)
    .values({ ...aColumnas(datos), ...firmaDeCreacion(contexto) })
    .returning(columnasParticipante);
  if (!fila) throw new Error('El participante no quedó guardado');
  const creado = aParticipante(fila);
  await anotarHistoria(contexto, { entidad: 'participante', accion: 'CREAR', despues: creado });
  if (estancia) await abrirEstancias(contexto, [{ participante: fila.id, estancia }]);
  return creado;
};

/** With its line of the history. Needs an open transaction, with the record locked. */
export const guardarParticipante = async (
  contexto: Contexto,
  antes: Participante,
  {
    archivado,
    ...cambios
  }: Omit<CambiosParticipante, 'version' | 'ocurrio_el'> & Partial<Seguimiento['participante']>,
): Promise<Participante> => {
  const [fila] = await contexto.db
    .update(participantes)
    .set({
      ...definidos(aColumnas(cambios)),
      ...firmaDeCambio(contexto, archivado, antes.archivado_en !== null),
    })
    .where(eq(participantes.id, Number(antes.id)))
    .returning(columnasParticipante);
  if (!fila) throw errorNoEncontrado('un participante', antes.id);
  const despues = aParticipante(fila);
  await anotarHistoria(contexto, {
    entidad: 'participante',
    accion: accionDeCambio(antes, despues),
    antes,
    despues,
  });
  return despues;
};

export const modificarParticipante = async (
  contexto: Contexto,
  id: Id,
  { version, ocurrio_el: _dia, ...cambios }: CambiosParticipante,
  { admision, seguir }: { admision: Admision | undefined; seguir: Seguir | undefined },
): Promise<Participante> => {
  const antes = encontrado(await leerParticipante(contexto.db, id), 'un participante', id);
  if (version !== undefined && version !== antes.version) throw errorVersionObsoleta(antes);
  await admitir(contexto, admision);
  const sigue = seguir?.(await leerEstancias(contexto.db, antes.id));
  const despues = await guardarParticipante(contexto, antes, { ...cambios, ...sigue?.participante });
  if (sigue) await guardarCambiosDeEstancias(contexto, antes.id, sigue.estancias);
  return despues;
};

export const borrarParticipante = async (contexto: Contexto, id: Id): Promise<void> => {
  const numero = leerId(id);
  const novedades = numero === null ? [] : await leerNovedades(contexto.db, numero);
  if (numero !== null) await borrarEstancias(contexto, numero);
  const [fila] =
    numero === null
      ? []
      : await contexto.db
          .delete(participantes)
          .where(eq(participantes.id, numero))
          .returning(columnasParticipante);
  if (!fila) throw errorNoEncontrado('un participante', id);
  await anotarNovedadesBorradas(contexto, novedades);
  await anotarHistoria(contexto, { entidad: 'participante', accion: 'ELIMINAR', antes: aParticipante(fila) });
};
