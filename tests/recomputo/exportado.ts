import { clienteDe } from '@tests/contracts/apoyo/mundo-http';
import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { readSheet } from 'read-excel-file/universal';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { crearHttpFinanzas } from '@/infrastructure/http/mensualidades/http-finanzas';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { aCsv, type Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { aXlsx } from '@/ui/panel/comun/exportacion/xlsx';
import { prepararCartera } from '@/ui/panel/financiero/cartera/exportar-cartera';
import { prepararMensualidades } from '@/ui/panel/financiero/mensualidades/exportar-mensualidades';
import { prepararRecaudo } from '@/ui/panel/financiero/recaudo/exportar-recaudo';
import { prepararParticipantes } from '@/ui/panel/participantes/exportar-participantes';
import { prepararSedes } from '@/ui/panel/sedes/exportar-sedes';
import type { Oficina } from './oficina';
import type { FilaExportada } from './recalcular-exportes';
import type { Rango } from './recalcular-recaudo';

type Celda = string | number | null;

/** The cells of a text with `;`, whose quotes double inside quotes. */
const leerCsv = (texto: string): string[][] => {
  const filas: string[][] = [];
  let [fila, celda, citada]: [string[], string, boolean] = [[], '', false];
  for (let n = texto.startsWith('\uFEFF') ? 1 : 0; n < texto.length; n++) {
    const letra = texto[n] ?? '';
    if (citada) {
      if (letra !== '"') celda += letra;
      else if (texto[n + 1] === '"') celda += texto[n++];
      else citada = false;
    } else if (letra === '"') citada = true;
    else if (letra === ';' || letra === '\n') {
      fila.push(celda);
      celda = '';
      if (letra === '\n') filas.push(fila);
      if (letra === '\n') fila = [];
    } else if (letra !== '\r') celda += letra;
  }
  return filas;
};

/** The first row names the columns. */
const conTitulos = ([titulos = [], ...filas]: readonly (readonly Celda[])[]): FilaExportada[] =>
  filas.map((fila) => Object.fromEntries(titulos.map((titulo, n) => [String(titulo), fila[n] ?? null])));

/** A workbook keeps its dates as such, at midnight UTC. */
const deLibro = (celda: Celda | Date): Celda =>
  celda instanceof Date ? celda.toISOString().slice(0, 10) : celda;

/** What the interface hands over, read again from its file. */
export interface Exportado {
  csv: Record<string, FilaExportada[]>;
  /** Only when asked for. */
  xlsx: Record<string, FilaExportada[]> | null;
}

/** The services of the browser that the exports use, on the real server. */
const serviciosDe = ({ url, token }: Oficina) => {
  const cliente = clienteDe(`${url}/dashboard-api`, token);
  return {
    mensualidades: async () =>
      crearHttpMensualidadRepository(cliente, registroMudo, { ahora: () => new Date() }),
    participantes: async () => crearHttpParticipanteRepository(cliente, registroMudo),
    sedes: async () => crearHttpSedeRepository(cliente, registroMudo),
    finanzas: async () => crearHttpFinanzas(cliente),
  } as unknown as ServiciosPanel;
};

/** Every file that the panel exports about money and places, by the code of its screens. */
export const exportarTodo = async (
  oficina: Oficina,
  rango: Rango,
  conLibros: boolean,
): Promise<Exportado> => {
  const [servicios, hoy] = [serviciosDe(oficina), oficina.hoy()];
  const recaudo = await (await servicios.finanzas()).recaudo(rango);
  if (!recaudo) throw new Error('El servidor no respondió el recaudo');
  const pagina = { pagina: 1, limite: 10 };
  const exportaciones = {
    mensualidades: await prepararMensualidades(servicios, pagina, hoy, true),
    cartera: await prepararCartera(servicios, pagina, hoy),
    recaudo: prepararRecaudo(recaudo, undefined),
    participantes: await prepararParticipantes(servicios, pagina, String, hoy),
    sedes: await prepararSedes(servicios, pagina, hoy),
  } as unknown as Record<string, Exportacion<unknown>>;
  const [csv, xlsx]: [Exportado['csv'], Record<string, FilaExportada[]>] = [{}, {}];
  for (const [nombre, { hoja, columnas, filas }] of Object.entries(exportaciones)) {
    csv[nombre] = conTitulos(leerCsv(aCsv(columnas, filas)));
    if (conLibros)
      xlsx[nombre] = conTitulos(
        ((await readSheet(await aXlsx(hoja, columnas, filas))) as (Celda | Date)[][]).map((fila) =>
          fila.map(deLibro),
        ),
      );
  }
  return { csv, xlsx: conLibros ? xlsx : null };
};
