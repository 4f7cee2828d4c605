import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { DatosDeEjemplo } from '@/domain/sistema/datos-de-ejemplo';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

export const HOY = fechaEnBogota(new Date());

export interface Fila {
  [columna: string]: unknown;
}

/** What somebody does in a house, and what its rows say. */
export const manosEn = (casa: () => { base: BaseDatosAbierta; servidor: ServidorDePrueba }) => {
  const pedir = (linea: string, cuerpo?: object, opciones: { token?: string; clave?: string } = {}) => {
    const [metodo, ruta] = linea.split(' ');
    return llamar(casa().servidor, `${metodo} /dashboard-api${ruta}`, {
      token: opciones.token ?? casa().servidor.tokenAdmin,
      ...(cuerpo ? { cuerpo } : {}),
      ...(opciones.clave ? { cabeceras: { 'idempotency-key': opciones.clave } } : {}),
    });
  };
  const bien = async (linea: string, cuerpo?: object) => {
    const respuesta = await pedir(linea, cuerpo);
    expect(respuesta.estado, `${linea}: ${respuesta.texto}`).toBeLessThan(300);
    return respuesta.cuerpo as Fila & { id: number };
  };
  const filas = <F extends Fila>(consulta: string) => consultar<F>(casa().base.db, sql.raw(consulta));
  const numero = async (consulta: string) => Number((await filas<{ n: unknown }>(consulta))[0]?.n);
  const mirar = async () => (await pedir('GET /sistema/ejemplos')).cuerpo as unknown as DatosDeEjemplo;
  const pagar = (mensualidad: unknown, valor: number) =>
    bien(`POST /mensualidades/${mensualidad}/abonos`, { fecha: HOY, valor, medio: 'EFECTIVO' });
  const archivosDe = async (carpeta: string) =>
    ((await bien(`GET /storage/list?path=${encodeURIComponent(carpeta)}`)).files as { name: string }[]).map(
      ({ name }) => name,
    );
  const papelDe = async (mensualidad: unknown, abono: unknown) => {
    const respuesta = await fetch(
      `${casa().servidor.url}/dashboard-api/mensualidades/${mensualidad}/abonos/${abono}/recibo.pdf`,
      { headers: { authorization: `Bearer ${casa().servidor.tokenAdmin}` } },
    );
    return leerPdf(await respuesta.arrayBuffer());
  };
  /** Of somebody of the examples who owes. */
  const queDebe = async () => {
    const [fila] = await filas<{ id: number; participante_id: number; id_acudiente: number }>(`
      select m.id, m.participante_id, m.id_acudiente from mensualidades m
      join participantes_de_ejemplo e using (participante_id)
      where m.estado = 'PENDIENTE' and m.id_acudiente is not null order by m.id limit 1`);
    if (!fila) throw new Error('Nadie debe');
    return {
      id: Number(fila.id),
      participante: Number(fila.participante_id),
      acudiente: Number(fila.id_acudiente),
    };
  };
  return { pedir, bien, filas, numero, mirar, pagar, archivosDe, papelDe, queDebe };
};
