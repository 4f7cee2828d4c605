import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FILAS_POR_IMPORTACION } from '@/domain/participantes/importacion-participantes';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { consultaSedesDisponibles } from '../../shared/datos/sedes-disponibles.queries';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { useClaveIdempotencia } from '../../shared/formulario/clave-idempotencia';
import { leerTabla, type Tabla } from '../../shared/importacion/leer-tabla';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useNombreSede } from '../use-nombre-sede';
import { adivinarColumnas, type Correspondencia } from './campos-importables';
import { columnasRecordadas, recordarColumnas } from './columnas-recordadas';
import { crearConversor } from './convertir-fila';
import { type FilaRevisada, revisarFilas } from './revisar-filas';

export type PasoImportacion = 'archivo' | 'columnas' | 'revision' | 'resultado';

interface Revision {
  entradas: readonly Record<string, unknown>[];
  filas: readonly FilaRevisada[];
}

const exigirTamano = (tabla: Tabla): Tabla => {
  if (tabla.filas.length <= FILAS_POR_IMPORTACION) return tabla;
  throw errorValidacion(
    `El archivo tiene ${formatearNumero(tabla.filas.length)} filas: divídalo en archivos de máximo 2.000`,
  );
};

/** The steps of an import and what each one leaves for the next. */
export const useImportacion = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const palabras = { hoy: useHoy(), nombreSede: useNombreSede() };
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const clave = useClaveIdempotencia(servicios.ids);
  const [paso, setPaso] = useState<PasoImportacion>('archivo');
  const [archivo, setArchivo] = useState<File | null>(null);
  const [tabla, setTabla] = useState<Tabla | null>(null);
  const [columnas, setColumnas] = useState<Correspondencia>({});
  const [recordadas, setRecordadas] = useState(false);

  const lectura = useMutation({
    mutationFn: async (elegido: File) => exigirTamano(await leerTabla(elegido)),
    onSuccess: (leida) => {
      setTabla(leida);
      const deAntes = columnasRecordadas(servicios.preferencias, leida.titulos);
      setColumnas(deAntes ?? adivinarColumnas(leida.titulos));
      setRecordadas(deAntes !== null);
      setPaso('columnas');
    },
  });
  const revision = useMutation({
    mutationFn: async (leida: Tabla): Promise<Revision> => {
      recordarColumnas(servicios.preferencias, leida.titulos, columnas);
      const sedes = await cliente.fetchQuery(consultaSedesDisponibles(servicios));
      const entradas = leida.filas.map(crearConversor(columnas, sedes));
      const resultado = await servicios.participantes.importar({ filas: entradas, simular: true });
      return { entradas, filas: revisarFilas(leida, entradas, resultado, palabras) };
    },
    onSuccess: () => setPaso('revision'),
  });
  const envio = useMutation({
    mutationFn: async ({ leida, entradas }: { leida: Tabla } & Pick<Revision, 'entradas'>) => {
      const resultado = await servicios.participantes.importar(
        { filas: entradas },
        { clave: clave.actual() },
      );
      return revisarFilas(leida, entradas, resultado, palabras);
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
    tabla,
    columnas,
    /** They are those of the last file with these titles. */
    recordadas,
    setColumnas,
    lectura,
    revision,
    envio,
    elegirArchivo: (elegido: File | null) => {
      setArchivo(elegido);
      lectura.reset();
    },
    leer: () => archivo && lectura.mutate(archivo),
    revisar: () => tabla && revision.mutate(tabla),
    importar: () =>
      tabla && revision.data && envio.mutate({ leida: tabla, entradas: revision.data.entradas }),
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
