import { comparar } from './comparar';
import type { Filas } from './filas';
import type { Foto } from './foto';
import { RECALCULOS } from './recalcular';
import { mensajeDe } from './recalcular-cuenta';
import { recalcularExportes } from './recalcular-exportes';
import { leerPapel, type Papel, recalcularCuentasImpresas, recalcularRecibos } from './recalcular-papeles';
import { variacionDelRecaudo } from './recalcular-tablero';

/** What a picture says that the rows do not, one line each. */
type Revision = (foto: Foto, filas: Filas) => string[];

const respuestas =
  (concepto: string): Revision =>
  ({ hoy, titulares, respuestas: dadas }, filas) =>
    Object.entries(RECALCULOS[concepto]?.(filas, hoy, titulares) ?? {}).flatMap(([ruta, esperada]) =>
      comparar(ruta, esperada, dadas.get(ruta)),
    );

const impresos = (papeles: Record<string, Papel>, textos: ReadonlyMap<string, string>): string[] =>
  Object.entries(papeles).flatMap(([ruta, papel]) => {
    const texto = textos.get(ruta);
    const leido = texto === undefined ? undefined : leerPapel(papel, texto);
    return comparar(ruta, { faltan: [], sobran: [], montos: papel.montos }, leido);
  });

const recibos: Revision = (foto, filas) =>
  impresos(recalcularRecibos(filas, foto.hoy, foto.recibos), foto.papeles);
const cuentas: Revision = (foto, filas) =>
  impresos(recalcularCuentasImpresas(filas, foto.hoy, foto.impresas), foto.papeles);

const mensajes: Revision = ({ hoy, titulares, mensajes: enviados }, filas) =>
  titulares.flatMap((id) => comparar(`mensaje ${id}`, mensajeDe(filas, hoy, id), enviados[id]));

const variacion: Revision = ({ hoy, variacion: mostrada }, filas) =>
  comparar('variación', variacionDelRecaudo(filas, hoy), mostrada);

/** In a text every cell is text. */
const comoTexto = (tabla: Record<string, object[]>): Record<string, object[]> =>
  Object.fromEntries(
    Object.entries(tabla).map(([nombre, filas]) => [
      nombre,
      filas.map((fila) =>
        Object.fromEntries(
          Object.entries(fila).map(([titulo, celda]) => [titulo, celda === null ? '' : String(celda)]),
        ),
      ),
    ]),
  );

const csv: Revision = ({ hoy, rango, exportado }, filas) =>
  comparar('csv', comoTexto(recalcularExportes(filas, hoy, rango)), exportado.csv);
const xlsx: Revision = ({ hoy, rango, exportado }, filas) =>
  exportado.xlsx === null ? [] : comparar('xlsx', recalcularExportes(filas, hoy, rango), exportado.xlsx);

/** One for each thing that somebody reads, by its name. */
export const REVISIONES: Readonly<Record<string, Revision>> = {
  ...Object.fromEntries(Object.keys(RECALCULOS).map((concepto) => [concepto, respuestas(concepto)])),
  'variación del recaudo': variacion,
  'mensaje a la familia': mensajes,
  'recibos en PDF': recibos,
  'estados de cuenta en PDF': cuentas,
  'archivos CSV': csv,
  'archivos XLSX': xlsx,
};
