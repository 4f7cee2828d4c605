import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { columnasDeMeses } from '@/domain/shared/importacion/meses-en-columnas';
import type { Hoja } from './a-hoja';
import { adivinarColumnas, type Correspondencia } from './adivinar-columnas';
import { columnasRecordadas, recordarColumnas } from './columnas-recordadas';
import type { Importable, Panel } from './importable';
import type { Fijos } from './leer-filas';
import { leerHojas } from './leer-hojas';
import { aTabla, encontrarTitulos, filasDeTitulos, type LugarTitulos, type Tabla, textosDe } from './tabla';
import { conAjustes, porMesesSiEsAsi } from './tabla-por-meses';
import { aTablaConMeses, titulosConLosDeArriba } from './titulos-por-meses';

/** The list inside the file: which sheet, from which row, and what each column fills. */
export interface Lista {
  hojas: readonly Hoja[];
  hoja: Hoja;
  tabla: Tabla;
  columnas: Correspondencia;
  fijos: Fijos;
  /** The columns are those of the last file with these titles. */
  recordadas: boolean;
  /** Of the file. */
  archivo: string;
}

export const FILAS_POR_ARCHIVO = 5_000;

const exigirTamano = (tabla: Tabla): void => {
  if (tabla.filas.length <= FILAS_POR_ARCHIVO) return;
  const que = tabla.meses ? 'pagos' : 'filas';
  throw errorValidacion(
    `El archivo tiene ${formatearNumero(tabla.filas.length)} ${que}: divídalo en archivos de máximo ${formatearNumero(FILAS_POR_ARCHIVO)}`,
  );
};

/** Fewer names could be a title that happens to say one of them. */
const TITULOS_CONOCIDOS = 2;

/** Finds the list in the file and matches its columns. */
export const useLista = <D>(
  { entidad, columnas: conocidas, enOtraLista, porMeses }: Importable<D>,
  { servicios, hoy }: Panel,
) => {
  const [lista, setLista] = useState<Lista | null>(null);
  const lugarDeColumnas = { almacen: servicios.preferencias, entidad, columnas: conocidas };
  const adivinar = (titulos: readonly string[], filas?: Tabla['filas']) =>
    adivinarColumnas(conocidas, titulos, filas, enOtraLista);
  const aTablaLeida = (lugar: LugarTitulos, archivo: string): Tabla => {
    if (!porMeses) return aTabla(lugar);
    const tabla = aTablaConMeses(lugar);
    const adivinadas = adivinar(tabla.titulos, tabla.filas);
    return porMesesSiEsAsi(tabla, { lugar, archivo, conocidas, adivinadas }, { porMeses, hoy });
  };
  const aLista = (hojas: readonly Hoja[], lugar: LugarTitulos, archivo: string): Lista => {
    const tabla = aTablaLeida(lugar, archivo);
    exigirTamano(tabla);
    const adivinadas = { ...adivinar(tabla.titulos, tabla.filas), ...tabla.meses?.campos };
    const recordadas = columnasRecordadas(lugarDeColumnas, tabla.titulos, adivinadas);
    const columnas = recordadas ?? adivinadas;
    const porDecir = tabla.meses && porMeses ? porMeses.unaVez : [];
    const fijos = Object.fromEntries(
      porDecir.filter((campo) => columnas[campo] === undefined).map((campo) => [campo, '']),
    );
    return { hojas, hoja: lugar.hoja, tabla, columnas, fijos, recordadas: recordadas !== null, archivo };
  };
  const tieneMeses = (titulos: readonly string[]) =>
    porMeses !== undefined && columnasDeMeses(titulos).length > 0;
  const sonConocidos = (titulos: readonly string[]) =>
    Object.keys(adivinar(titulos)).length >= (tieneMeses(titulos) ? 1 : TITULOS_CONOCIDOS);
  const leerTitulos = porMeses ? titulosConLosDeArriba : textosDe;
  const encontrar = (hojas: readonly Hoja[]) =>
    encontrarTitulos(
      hojas,
      [sonConocidos, tieneMeses, (titulos) => columnasRecordadas(lugarDeColumnas, titulos) !== null],
      leerTitulos,
    );
  /** Another sheet, or another row of it: the columns are matched again. */
  const eleccion = useMutation({
    mutationFn: async ({
      hojas,
      archivo,
      lugar,
    }: Pick<Lista, 'hojas' | 'archivo'> & { lugar: LugarTitulos }) => aLista(hojas, lugar, archivo),
    onSuccess: setLista,
  });
  return {
    lista,
    eleccion,
    setLista,
    leer: async (archivo: File) => {
      const hojas = await leerHojas(archivo);
      return aLista(hojas, encontrar(hojas), archivo.name);
    },
    setColumnas: (columnas: Correspondencia, fijos: Fijos) =>
      lista && setLista({ ...lista, columnas, fijos }),
    ajustarMeses: (ajustes: Parameters<typeof conAjustes>[1]) =>
      lista && porMeses && setLista({ ...lista, tabla: conAjustes(lista.tabla, ajustes, { porMeses, hoy }) }),
    elegirHoja: (hoja: Hoja) => lista && eleccion.mutate({ ...lista, lugar: encontrar([hoja]) }),
    /** Of the sheets of the book, those that have a list like this one: a guide beside it has none. */
    conLista: (hojas: readonly Hoja[]) =>
      hojas.filter((hoja) => filasDeTitulos(hoja).some((fila) => sonConocidos(leerTitulos(fila, hoja)))),
    elegirFila: (filaTitulos: number) =>
      lista && eleccion.mutate({ ...lista, lugar: { hoja: lista.hoja, filaTitulos } }),
    recordar: ({ tabla: { titulos, filas }, columnas }: Lista) =>
      recordarColumnas(lugarDeColumnas, titulos, columnas, adivinar(titulos, filas)),
  };
};
