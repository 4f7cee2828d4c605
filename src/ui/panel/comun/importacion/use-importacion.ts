import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { columnasQueFaltan } from '@/domain/shared/importacion/columna';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { useRefrescar } from '../datos/use-refrescar';
import { useHoy } from '../panel/use-hoy';
import { usePanel } from '../panel/use-panel';
import type { Hoja } from './a-hoja';
import { archivoDejadoPara, olvidarArchivoDejado } from './archivo-siguiente';
import type { Importable, Panel } from './importable';
import { faltaElAnio } from './tabla-por-meses';
import { useLista } from './use-lista';
import { aRevisadas, useRevision } from './use-revision';

export type PasoImportacion = 'archivo' | 'columnas' | 'revision' | 'resultado';

/** The bar moves some fifty times, however many rows there are: drawing it must not be what takes long. */
const cadaCuantas = (filas: number): number => Math.max(1, Math.floor(filas / 50));

/** The steps of an import and what each one leaves for the next. */
export const useImportacion = <D>(importable: Importable<D>) => {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const panel: Panel = { servicios, queryClient, hoy };
  const refrescar = useRefrescar(importable.afecta);
  const [paso, setPaso] = useState<PasoImportacion>('archivo');
  const [archivo, setArchivo] = useState<File | null>(() => archivoDejadoPara(importable.entidad));
  useEffect(olvidarArchivoDejado, []);
  const [hechas, setHechas] = useState(0);
  const [hojasHechas, setHojasHechas] = useState<readonly Hoja[]>([]);
  const deLista = useLista(importable, panel);
  const { lista, eleccion } = deLista;
  const revisada = useRevision(importable, panel);
  /** Of what is being sent: the same on every retry, so that a lost answer writes nothing twice. */
  const envioEnCurso = useRef<{ clave: string; hechas: Map<number, FilaImportada> } | null>(null);

  const lectura = useMutation({
    mutationFn: deLista.leer,
    onSuccess: (leida) => {
      eleccion.reset();
      deLista.setLista(leida);
      setPaso('columnas');
    },
  });
  const envio = useMutation({
    mutationFn: async () => {
      const { revision } = revisada;
      if (!revision) return [];
      envioEnCurso.current ??= { clave: servicios.ids.nuevo(), hechas: new Map() };
      const { clave, hechas: respuestas } = envioEnCurso.current;
      const buenas = revision.filas.filter(({ resultado }) => resultado === 'CREADA');
      setHechas(respuestas.size);
      const escritas = await importable.escribir(
        buenas,
        panel,
        {
          clave,
          hechas: respuestas,
          alAvanzar: (cuantas) => {
            if (cuantas % cadaCuantas(buenas.length) === 0) setHechas(cuantas);
          },
        },
        revision.datos,
      );
      const porNumero = new Map(buenas.map(({ numero }, n) => [numero, escritas[n]] as const));
      const deBuenas = new Map(
        [...porNumero].flatMap(([numero, escrita]) => (escrita ? [[numero, escrita] as const] : [])),
      );
      const deNuevo = aRevisadas(importable, buenas, deBuenas, revision.datos, panel);
      const nuevas = new Map(deNuevo.map((fila) => [fila.numero, fila]));
      return revision.filas.map((fila) => nuevas.get(fila.numero) ?? fila);
    },
    onSuccess: () => {
      setPaso('resultado');
      if (lista) {
        deLista.recordar(lista);
        setHojasHechas((antes) => [...antes, lista.hoja]);
      }
      void refrescar();
    },
    // Some of it may be written.
    onError: () => void refrescar(),
  });

  return {
    importable,
    paso,
    archivo,
    lista,
    hechas,
    lectura,
    eleccion,
    envio,
    revision: revisada.revision,
    revisando: revisada.primera.isPending || revisada.otra.isPending,
    errorDeRevision: revisada.primera.error ?? revisada.otra.error,
    setColumnas: deLista.setColumnas,
    ajustarMeses: deLista.ajustarMeses,
    faltaElAnio: lista !== null && faltaElAnio(lista.tabla),
    /** The fields that every row needs and no column fills. */
    faltan: columnasQueFaltan(
      importable.columnas,
      (campo) => Boolean(lista?.fijos[campo]) || lista?.columnas[campo] !== undefined,
    ),
    elegirHoja: (hoja: Parameters<typeof deLista.elegirHoja>[0]) => {
      revisada.olvidar();
      deLista.elegirHoja(hoja);
    },
    elegirFila: deLista.elegirFila,
    corregir: revisada.corregir,
    omitir: revisada.omitir,
    /** Something is being sent, or was and nobody knows how much of it arrived: nothing else can change until it ends. */
    enCurso: envio.isPending || envio.isError,
    hayCambios: () => envio.isPending || (paso !== 'resultado' && revisada.hayCambios()),
    elegirArchivo: (elegido: File | null) => {
      setArchivo(elegido);
      setHojasHechas([]);
      revisada.olvidar();
      lectura.reset();
    },
    leer: () => archivo && lectura.mutate(archivo),
    revisar: () => {
      if (!lista) return;
      revisada.primera.mutate(lista, { onSuccess: () => setPaso('revision') });
    },
    importar: () => envio.mutate(),
    /** The sheets of the same book that have a list and did not come in yet. */
    porImportar: () => deLista.conLista(lista?.hojas ?? []).filter((hoja) => !hojasHechas.includes(hoja)),
    /** Once one came in: another one, from its columns. */
    seguirCon: (hoja: Hoja) => {
      envioEnCurso.current = null;
      envio.reset();
      revisada.cerrar();
      revisada.olvidar();
      deLista.elegirHoja(hoja);
      setPaso('columnas');
    },
    volver: (anterior: PasoImportacion) => {
      revisada.cerrar();
      setPaso(anterior);
    },
  };
};

export type Importacion<D = never> = ReturnType<typeof useImportacion<D>>;
