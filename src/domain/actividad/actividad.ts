import type { AccionActividad } from '@/domain/actividad/entidades-actividad';
import { esCampoReservado } from '@/domain/shared/campos-reservados';
import { entero, esquemaId, leido, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const NOMBRE_MAXIMO = 120;

/** What CONSULTA may take out too: reports of money, without health data. */
export const INFORMES_EXPORTABLES = ['RECAUDO', 'CARTERA', 'MENSUALIDADES_DEL_MES'] as const;
export type InformeExportable = (typeof INFORMES_EXPORTABLES)[number];

/** A file of rows that somebody takes out of the system; what is in it is not told. */
export const esquemaExportacionHecha = z.strictObject({
  /** With its extension. */
  archivo: z
    .string()
    .check(z.trim(), z.minLength(1, 'Escriba el nombre del archivo'), z.maxLength(NOMBRE_MAXIMO)),
  filas: entero(0, Number.MAX_SAFE_INTEGER),
  /** Without it, rows of another list: for ADMINISTRADOR. */
  informe: z.optional(unoDe(INFORMES_EXPORTABLES)),
});
export type ExportacionHecha = z.output<typeof esquemaExportacionHecha>;

/** It is of many records: its line in the history names none. */
export const ID_EXPORTACION = 0;

const esquemaCambio = z.object({ campo: z.string(), antes: z.unknown(), despues: z.unknown() });
export type CambioRegistrado = z.output<typeof esquemaCambio>;

/** One line of the change history of a record. */
export const esquemaActividad = z.object({
  id: esquemaId,
  /** ISO 8601 in UTC. */
  fecha: z.string(),
  usuario: leido(z.string()),
  accion: z.string(),
  entidad: z.string(),
  entidad_id: esquemaId,
  cambios: listaLeida(esquemaCambio),
  origen: leido(z.string()),
});
export type Actividad = z.output<typeof esquemaActividad>;

/** Among those of everybody: whose record it is, as they are called now, and the e-mail an account had. The history does not keep it. */
export const esquemaActividadEnLista = z.extend(esquemaActividad, { nombre: leido(z.string()) });
export type ActividadEnLista = z.output<typeof esquemaActividadEnLista>;

/** They tell that somebody was there, and change no record: so many, that the changes would be lost among them. */
export const ACCIONES_SIN_CAMBIOS = [
  'CONSULTAR',
  'INGRESAR',
  'SALIR',
] as const satisfies readonly AccionActividad[];
const SIN_CAMBIOS: ReadonlySet<string> = new Set(ACCIONES_SIN_CAMBIOS);

export const cambiaAlgo = (accion: string): boolean => !SIN_CAMBIOS.has(accion);

/** What the history keeps instead of health data, so that withdrawing the authorisation leaves no copy behind. */
const VALOR_RESERVADO = 'Información reservada';

const NO_SON_CAMBIOS = new Set([
  'creado_en',
  'creado_por',
  'actualizado_en',
  'actualizado_por',
  'version',
  // Of a fee: it follows from the fields that did change.
  'saldo',
]);

const valorRegistrable = (campo: string, valor: unknown): unknown =>
  esCampoReservado(campo) && valor !== null && valor !== undefined ? VALOR_RESERVADO : (valor ?? null);

const sonIguales = (unos: unknown, otros: unknown): boolean => JSON.stringify(unos) === JSON.stringify(otros);

/** The fields that differ between two versions of a record, leaving out who and when, and the values of health data. */
export const diferencias = (
  antes: Readonly<Record<string, unknown>>,
  despues: Readonly<Record<string, unknown>>,
): CambioRegistrado[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])]
    .filter((campo) => !NO_SON_CAMBIOS.has(campo))
    .filter((campo) => !sonIguales(antes[campo] ?? null, despues[campo] ?? null))
    .map((campo) => ({
      campo,
      antes: valorRegistrable(campo, antes[campo]),
      despues: valorRegistrable(campo, despues[campo]),
    }));
