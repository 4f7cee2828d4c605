import { and, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { participantes as p } from '@/infrastructure/postgres/esquema/participantes';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';

/** Nothing is asked for but one word, which names may begin with. */
export const esUnaPalabra = ({
  valores,
  por_comienzo,
  alcance,
  con_saldo_vencido,
  sin_autorizacion,
}: FormaDeBusqueda): boolean =>
  por_comienzo && alcance === 'PROPIO' && valores.length === 0 && !con_saldo_vencido && !sin_autorizacion;

/**
 * The searched text without its first letter: a word that begins the name is not found in it, and so its many rows are not
 * read. A name that folds to nothing begins nothing.
 */
const RESTO = sql`substr(${p.busqueda}, 1 + (${p.nombre_plegado} <> '')::int)`;

const COMIENZA = sql`(${p.nombre_plegado} >= ${sql.placeholder('comienzo')} and ${p.nombre_plegado} < ${sql.placeholder('fin_comienzo')})`;

const vivos = ({ archivados }: FormaDeBusqueda): SQL =>
  archivados ? isNotNull(p.archivado_en) : isNull(p.archivado_en);

/** Whose name begins with the word. */
export const comienzoDeNombre = (forma: FormaDeBusqueda): SQL | undefined => and(vivos(forma), COMIENZA);

/** Who has the word anywhere else, and not also there. */
export const otrosConLaPalabra = (forma: FormaDeBusqueda): SQL | undefined =>
  and(vivos(forma), sql`${RESTO} like ${sql.placeholder('palabra_0_0')}`, not(COMIENZA));
