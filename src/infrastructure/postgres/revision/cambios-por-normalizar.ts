import { sql } from 'drizzle-orm';
import { diferencias } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { documentosPorNormalizar } from '@/domain/revision/forma-unica';
import { leerTelefono } from '@/domain/shared/telefono';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** The texts of a record, by column. */
export type Valores = Record<string, string | null>;

export interface TablaPorNormalizar {
  nombre: string;
  entidad: EntidadActividad;
  telefonos: readonly string[];
  /** The column that says among whom a document is one person's; without it, the table has no documents. */
  ambito?: string;
}

export interface CambioDeForma {
  id: number;
  antes: Valores;
  despues: Valores;
}

export const columnasDe = ({ telefonos, ambito }: TablaPorNormalizar): string[] => [
  ...telefonos,
  ...(ambito ? ['numero_documento'] : []),
];

/** In its one form; what does not read, as it was written. */
export const telefonoGuardable = (escrito: string | null | undefined): string | null => {
  const lectura = leerTelefono(escrito ?? '');
  return 'valor' in lectura ? lectura.valor : (escrito ?? null);
};

type Fila = Valores & { id: string };

/** The rows whose document or phones may not be in their one form: few, once they have been put in it. */
const leerFilas = (db: Ejecutor, tabla: TablaPorNormalizar): Promise<Fila[]> => {
  const { nombre, telefonos, ambito } = tabla;
  const dudosas = [
    ...telefonos.map((telefono) => `${telefono} !~ '^[1-9][0-9]{9}$'`),
    ...(ambito ? [`numero_documento ~ '[^A-Z0-9]'`] : []),
  ];
  return consultar(
    db,
    sql.raw(`select id::text, ${columnasDe(tabla).join(', ')}${ambito ? `, ${ambito}::text as ambito` : ''}
             from ${nombre} where ${dudosas.join(' or ')} order by id`),
  );
};

/** `ambito numero` of whoever has one of those numbers. */
const quienesTienen = async (
  db: Ejecutor,
  { nombre, ambito }: TablaPorNormalizar,
  numeros: Iterable<string>,
): Promise<ReadonlySet<string>> => {
  if (!ambito) return new Set();
  const filas = await consultar<{ puesto: string }>(
    db,
    sql`select ${sql.identifier(ambito)} || ' ' || numero_documento as puesto
        from ${sql.identifier(nombre)}
        where numero_documento in (select json_array_elements_text(${JSON.stringify([...numeros])}::json))`,
  );
  return new Set(filas.map(({ puesto }) => puesto));
};

const documentosNuevos = async (
  db: Ejecutor,
  tabla: TablaPorNormalizar,
  filas: readonly Fila[],
): Promise<ReadonlyMap<number, string>> => {
  const documentos = filas.flatMap(({ id, ambito = null, numero_documento }) =>
    numero_documento ? [{ id: Number(id), ambito, numero: numero_documento }] : [],
  );
  const sinAmbito = documentos.map((documento) => ({ ...documento, ambito: null }));
  const pedidos = documentosPorNormalizar(sinAmbito, () => false).values();
  const tomados = await quienesTienen(db, tabla, pedidos);
  return documentosPorNormalizar(documentos, (ambito, numero) => tomados.has(`${ambito} ${numero}`));
};

/** What is not in the form in which the domain reads it and can be, by ascending id. */
export const cambiosPorNormalizar = async (
  db: Ejecutor,
  tabla: TablaPorNormalizar,
): Promise<CambioDeForma[]> => {
  const filas = await leerFilas(db, tabla);
  const documentos = await documentosNuevos(db, tabla, filas);
  return filas.flatMap(({ id: texto, ambito: _ambito, ...antes }) => {
    const id = Number(texto);
    const despues: Valores = { ...antes };
    for (const campo of tabla.telefonos) despues[campo] = telefonoGuardable(antes[campo]);
    if (documentos.has(id)) despues.numero_documento = documentos.get(id) ?? null;
    return diferencias(antes, despues).length > 0 ? [{ id, antes, despues }] : [];
  });
};
