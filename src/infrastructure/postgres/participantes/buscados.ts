import { type SQL, sql } from 'drizzle-orm';
import { acudientes as a } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes as p } from '@/infrastructure/postgres/esquema/participantes';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';
import {
  algunaDice,
  type BusquedaSql,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';

const { sede_id, estado, area, programa, fase, tipo_documento } = p;

const PROPIA: VozSql = {
  texto: (terminos) => tieneTodos(p.busqueda, terminos),
  campos: { sede_id, estado, area, programa, fase, tipo_documento },
};

const DE_ACUDIENTE: VozSql = {
  texto: (terminos) =>
    sql`${p.id} in (select ${a.id_participante} from ${a} where ${tieneTodos(a.busqueda, terminos)})`,
};

const busquedaDe = ({ terminos, dosLecturas }: FormaDeBusqueda): BusquedaSql => ({
  terminos: terminos.map(({ formas, valores }, i) => ({
    patrones: Array.from({ length: formas }, (_, k) => sql`${sql.placeholder(`palabra_${i}_${k}`)}`),
    valores,
  })),
  dosLecturas,
});

/** Who is found, as far as the search looks: by their own record, or by their acudientes too. */
export const buscados = (forma: FormaDeBusqueda): SQL | undefined => {
  if (forma.terminos.length === 0) return undefined;
  const busqueda = busquedaDe(forma);
  return algunaDice(p, busqueda, forma.alcance === 'AJENO' ? [PROPIA, DE_ACUDIENTE] : [PROPIA]);
};
