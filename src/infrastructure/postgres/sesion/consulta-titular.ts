import { sql } from 'drizzle-orm';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import {
  type ConsultaEscrita,
  escribirConsulta,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { sesiones as s } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios as u } from '@/infrastructure/postgres/esquema/usuarios';
import { lectorDeFilas } from '@/infrastructure/postgres/shared/lector-de-filas';
import { preguntarJuntos } from '@/infrastructure/postgres/shared/preguntar-juntos';
import { sesionVigente, valoresDeVigencia } from '@/infrastructure/postgres/shared/sesion-vigente';

const columnas = {
  huella: s.huella,
  id: u.id,
  email: u.email,
  rol: u.rol,
  provisional_hasta: u.provisional_hasta,
  ultimo_uso: s.ultimo_uso,
};
const leerTitular = lectorDeFilas(columnas);

const VIGENTES: ConsultaEscrita = {
  carril: 'lecturas',
  ...escribirConsulta(sql`
    select ${sql.join(Object.values(columnas), sql`, `)}
    from ${s} join ${u} on ${u.id} = ${s.usuario_id}
    where ${s.huella} = any (string_to_array(${sql.placeholder('huellas')}, ',')) and ${sesionVigente}`),
};

/** Those that come at once are one question, and each still sees how its session is now. */
export const consultaTitular = (db: Ejecutor, reloj: Reloj) =>
  preguntarJuntos(async (huellas) => {
    const valores = { huellas: huellas.join(), ...valoresDeVigencia(reloj) };
    const titulares = await preguntar(db, VIGENTES, valores, (filas) =>
      filas.map((fila) => leerTitular(fila)),
    );
    return new Map(titulares.map((titular) => [titular.huella, titular]));
  });
