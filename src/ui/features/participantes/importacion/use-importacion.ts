import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FILAS_POR_IMPORTACION } from '@/domain/participantes/importacion-participantes';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { consultaSedesDisponibles } from '../../shared/datos/sedes-disponibles.queries';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { useClaveIdempotencia } from '../../shared/formulario/clave-idempotencia';
import { type Hoja, leerHojas } from '../../shared/importacion/leer-hojas';
import { aTabla, encontrarTitulos, type LugarTitulos, type Tabla } from '../../shared/importacion/tabla';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { adivinarColumnas, type Correspondencia } from './adivinar-columnas';
import { columnasRecordadas, recordarColumnas } from './columnas-recordadas';
import { crearLectorDeTabla, type FilaPorImportar } from './leer-filas';
import { pedirImportacion } from './pedir-importacion';
import { type FilaRevisada, revisarFilas } from './revisar-filas';

export type PasoImportacion = 'archivo' | 'columnas' | 'revision' | 'resultado';

/** The list inside the file: which sheet, from which row, and what each column fills. */
export interface Lista {
  hojas: readonly Hoja[];
  hoja: Hoja;
  tabla: Tabla;
  columnas: Correspondencia;
  /** The columns are those of the last file with these titles. */
  recordadas: boolean;
}

const exigirTamano = (tabla: Tabla): void => {
  if (tabla.filas.length <= FILAS_POR_IMPORTACION) return;
  throw errorValidacion(
    `El archivo tiene ${formatearNumero(tabla.filas.length)} filas: divídalo en archivos de máximo 2.000`,
  );
};

/** Fewer names could be a title that happens to say one of them. */
const TITULOS_CONOCIDOS = 2;

/** The steps of an import and what each one leaves for the next. */
export const useImportacion = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const hoy = useHoy();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const clave = useClaveIdempotencia(servicios.ids);
  const [paso, setPaso] = useState<PasoImportacion>('archivo');
  const [archivo, setArchivo] = useState<File | null>(null);
  const [lista, setLista] = useState<Lista | null>(null);

  const deAntes = (titulos: readonly string[]) => columnasRecordadas(servicios.preferencias, titulos);
  const aLista = (hojas: readonly Hoja[], lugar: LugarTitulos): Lista => {
    const tabla = aTabla(lugar);
    exigirTamano(tabla);
    const recordadas = deAntes(tabla.titulos);
    const columnas = recordadas ?? adivinarColumnas(tabla.titulos);
    return { hojas, hoja: lugar.hoja, tabla, columnas, recordadas: recordadas !== null };
  };

  const encontrar = (hojas: readonly Hoja[]) =>
    encontrarTitulos(hojas, [
      (titulos) => Object.keys(adivinarColumnas(titulos)).length >= TITULOS_CONOCIDOS,
      (titulos) => deAntes(titulos) !== null,
    ]);

  const lectura = useMutation({
    mutationFn: async (elegido: File) => {
      const hojas = await leerHojas(elegido);
      return aLista(hojas, encontrar(hojas));
    },
    onSuccess: (leida) => {
      eleccion.reset();
      setLista(leida);
      setPaso('columnas');
    },
  });
  /** Another sheet, or another row of it: the columns are matched again. */
  const eleccion = useMutation({
    mutationFn: async ({ hojas, lugar }: { hojas: readonly Hoja[]; lugar: LugarTitulos }) =>
      aLista(hojas, lugar),
    onSuccess: setLista,
  });
  const revision = useMutation({
    mutationFn: async ({ tabla, columnas }: Lista): Promise<FilaRevisada[]> => {
      recordarColumnas(servicios.preferencias, tabla.titulos, columnas);
      const sedes = await cliente.fetchQuery(consultaSedesDisponibles(servicios));
      const filas = tabla.filas.map(crearLectorDeTabla(tabla, columnas, sedes));
      const respuestas = await pedirImportacion(filas, (entradas) =>
        servicios.participantes.importar({ filas: entradas, simular: true }),
      );
      return revisarFilas(filas, respuestas, hoy);
    },
    onSuccess: () => setPaso('revision'),
  });
  const envio = useMutation({
    mutationFn: async (filas: readonly FilaPorImportar[]) => {
      const respuestas = await pedirImportacion(filas, (entradas) =>
        servicios.participantes.importar({ filas: entradas }, { clave: clave.actual() }),
      );
      return revisarFilas(filas, respuestas, hoy);
    },
    onSuccess: () => {
      setPaso('resultado');
      void refrescar();
    },
    onError: clave.trasError,
  });

  return {
    paso,
    archivo,
    lista,
    setColumnas: (columnas: Correspondencia) => lista && setLista({ ...lista, columnas }),
    elegirHoja: (hoja: Hoja) => lista && eleccion.mutate({ hojas: lista.hojas, lugar: encontrar([hoja]) }),
    elegirFila: (filaTitulos: number) =>
      lista && eleccion.mutate({ hojas: lista.hojas, lugar: { hoja: lista.hoja, filaTitulos } }),
    eleccion,
    lectura,
    revision,
    envio,
    elegirArchivo: (elegido: File | null) => {
      setArchivo(elegido);
      lectura.reset();
    },
    leer: () => archivo && lectura.mutate(archivo),
    revisar: () => lista && revision.mutate(lista),
    importar: () => revision.data && envio.mutate(revision.data),
    /** What was sent is another request once something before it changes. */
    volver: (anterior: PasoImportacion) => {
      clave.descartar();
      revision.reset();
      envio.reset();
      setPaso(anterior);
    },
  };
};

export type Importacion = ReturnType<typeof useImportacion>;
