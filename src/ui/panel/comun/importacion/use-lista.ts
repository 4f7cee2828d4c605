import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Hoja } from './a-hoja';
import { adivinarColumnas, type Correspondencia } from './adivinar-columnas';
import { columnasRecordadas, recordarColumnas } from './columnas-recordadas';
import type { Importable, Panel } from './importable';
import type { Fijos } from './leer-filas';
import { leerHojas } from './leer-hojas';
import { aTabla, encontrarTitulos, filasDeTitulos, type LugarTitulos, type Tabla, textosDe } from './tabla';

/** The list inside the file: which sheet, from which row, and what each column fills. */
export interface Lista {
  hojas: readonly Hoja[];
  hoja: Hoja;
  tabla: Tabla;
  columnas: Correspondencia;
  fijos: Fijos;
  /** The columns are those of the last file with these titles. */
  recordadas: boolean;
}

export const FILAS_POR_ARCHIVO = 5_000;

const exigirTamano = (tabla: Tabla): void => {
  if (tabla.filas.length <= FILAS_POR_ARCHIVO) return;
  throw errorValidacion(
    `El archivo tiene ${formatearNumero(tabla.filas.length)} filas: divídalo en archivos de máximo ${formatearNumero(FILAS_POR_ARCHIVO)}`,
  );
};

/** Fewer names could be a title that happens to say one of them. */
const TITULOS_CONOCIDOS = 2;

/** Finds the list in the file and matches its columns. */
export const useLista = <D>(
  { entidad, columnas: conocidas, enOtraLista }: Importable<D>,
  { servicios }: Panel,
) => {
  const [lista, setLista] = useState<Lista | null>(null);
  const lugarDeColumnas = { almacen: servicios.preferencias, entidad, columnas: conocidas };
  const adivinar = (titulos: readonly string[], filas?: Tabla['filas']) =>
    adivinarColumnas(conocidas, titulos, filas, enOtraLista);
  const aLista = (hojas: readonly Hoja[], lugar: LugarTitulos): Lista => {
    const tabla = aTabla(lugar);
    exigirTamano(tabla);
    const adivinadas = adivinar(tabla.titulos, tabla.filas);
    const recordadas = columnasRecordadas(lugarDeColumnas, tabla.titulos, adivinadas);
    const columnas = recordadas ?? adivinadas;
    return { hojas, hoja: lugar.hoja, tabla, columnas, fijos: {}, recordadas: recordadas !== null };
  };
  const sonConocidos = (titulos: readonly string[]) =>
    Object.keys(adivinar(titulos)).length >= TITULOS_CONOCIDOS;
  const encontrar = (hojas: readonly Hoja[]) =>
    encontrarTitulos(hojas, [
      sonConocidos,
      (titulos) => columnasRecordadas(lugarDeColumnas, titulos) !== null,
    ]);
  /** Another sheet, or another row of it: the columns are matched again. */
  const eleccion = useMutation({
    mutationFn: async ({ hojas, lugar }: { hojas: readonly Hoja[]; lugar: LugarTitulos }) =>
      aLista(hojas, lugar),
    onSuccess: setLista,
  });
  return {
    lista,
    eleccion,
    setLista,
    leer: async (archivo: File) => {
      const hojas = await leerHojas(archivo);
      return aLista(hojas, encontrar(hojas));
    },
    setColumnas: (columnas: Correspondencia, fijos: Fijos) =>
      lista && setLista({ ...lista, columnas, fijos }),
    elegirHoja: (hoja: Hoja) => lista && eleccion.mutate({ hojas: lista.hojas, lugar: encontrar([hoja]) }),
    /** Of the sheets of the book, those that have a list like this one: a guide beside it has none. */
    conLista: (hojas: readonly Hoja[]) =>
      hojas.filter((hoja) => filasDeTitulos(hoja).some((fila) => sonConocidos(textosDe(fila)))),
    elegirFila: (filaTitulos: number) =>
      lista && eleccion.mutate({ hojas: lista.hojas, lugar: { hoja: lista.hoja, filaTitulos } }),
    recordar: ({ tabla: { titulos, filas }, columnas }: Lista) =>
      recordarColumnas(lugarDeColumnas, titulos, columnas, adivinar(titulos, filas)),
  };
};
