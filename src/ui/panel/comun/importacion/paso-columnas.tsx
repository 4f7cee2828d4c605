import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { type Columna, esObligatoria, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { Notice } from '@/ui/shared/notice';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { useHoy } from '../panel/use-hoy';
import { EleccionColumna } from './eleccion-columna';
import { EleccionMeses } from './eleccion-meses';
import { EleccionTitulos } from './eleccion-titulos';
import { ejemploDeColumna } from './en-palabras';
import { crearLectorDeTabla, tablaElegida } from './leer-filas';
import type { Importacion } from './use-importacion';
import type { Lista } from './use-lista';

type PasoColumnasProps<D> = { lista: Lista; importacion: Importacion<D> };

export function PasoColumnas<D>({ lista, importacion }: PasoColumnasProps<D>) {
  const { tabla, columnas, fijos, recordadas } = lista;
  const { setColumnas, importable, faltan } = importacion;
  const hoy = useHoy();
  const palabras = { columnas: importable.columnas, propias: () => null };
  const opciones = tabla.titulos.map((titulo, n) => ({ value: n + 1, label: titulo || `Columna ${n + 1}` }));
  const usadas = new Set(Object.values(columnas));
  const sinUso = tabla.titulos.filter((titulo, n) => titulo !== '' && !usadas.has(n));
  // What is stored is read when the rows are: here what names it is shown as it is written.
  const leer = useMemo(
    () =>
      crearLectorDeTabla(columnas, importable.leer(importable.sinCargar, tablaElegida(tabla, columnas), hoy)),
    [tabla, columnas, importable, hoy],
  );
  // What is asked once of a sheet by months comes first: nobody has to look for it among what is already chosen.
  const unaVez = tabla.meses ? (importable.porMeses?.unaVez ?? []) : [];
  const enOrden = Object.entries(importable.columnas).sort(
    ([uno], [otro]) => Number(unaVez.includes(otro)) - Number(unaVez.includes(uno)),
  );
  const nombreDe = (campo: string): string => {
    const columna = importable.columnas[campo];
    return columna ? etiquetaDeColumna(columna) : campo;
  };
  const pedirColumna = ({ enSuLugar }: Columna): string =>
    enSuLugar ? `Elija la columna, aquí o en «${nombreDe(enSuLugar)}»` : 'Elija la columna';
  /** A column fills one field: giving it to another takes it from the first. */
  const elegir = (campo: string, titulo: number | undefined, fijo?: string) => {
    const columna = titulo === undefined ? undefined : titulo - 1;
    const otros = Object.entries(columnas).filter(([otro, n]) => otro !== campo && n !== columna);
    const { [campo]: _, ...otrosFijos } = fijos;
    setColumnas(
      { ...Object.fromEntries(otros), ...(columna === undefined ? {} : { [campo]: columna }) },
      fijo === undefined ? otrosFijos : { ...otrosFijos, [campo]: fijo },
    );
  };
  const ejemplo = (campo: string): string | undefined => {
    const columna = columnas[campo];
    if (columna === undefined)
      return fijos[campo] === undefined
        ? importable.proponer?.(campo, tablaElegida(tabla, columnas))
        : undefined;
    const fila = tabla.filas.find(({ celdas }) => (celdas[columna] ?? '') !== '');
    return fila ? `Ejemplo: ${ejemploDeColumna(campo, leer(fila), palabras)}` : undefined;
  };
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <EleccionTitulos lista={lista} importacion={importacion} />
      {tabla.meses ? <EleccionMeses meses={tabla.meses} importacion={importacion} /> : null}
      <p>
        Diga qué columna del archivo llena cada campo.{' '}
        {recordadas
          ? 'Están elegidas las de la última vez que importó un archivo con estos títulos.'
          : 'Las que se reconocen por su título ya están elegidas.'}
      </p>
      {faltan.length > 0 ? (
        <Notice tone="warning" title={`Falta elegir la columna de: ${faltan.map(nombreDe).join(', ')}`}>
          Sin {faltan.length > 1 ? 'esos datos' : 'ese dato'} no se puede crear ninguna fila.
        </Notice>
      ) : null}
      {/* Before the fields: a column of documents that nobody saw left out is people stored without theirs. */}
      {sinUso.length > 0 ? (
        <Notice tone="info" title="Columnas que no se importan">
          {sinUso.join(', ')}
        </Notice>
      ) : null}
      <ResponsiveGrid columns={2}>
        {enOrden.map(([campo, columna]) => {
          const falta = faltan.includes(campo);
          const elegida = columnas[campo];
          return (
            <EleccionColumna
              key={campo}
              importable={importable}
              campo={campo}
              columna={columna}
              titulos={opciones}
              elegida={elegida === undefined ? undefined : elegida + 1}
              fijo={fijos[campo]}
              obligatoria={falta || (esObligatoria(columna) && elegida !== undefined)}
              ejemplo={ejemplo(campo)}
              error={falta ? pedirColumna(columna) : undefined}
              alElegir={(titulo, fijo) => elegir(campo, titulo, fijo)}
            />
          );
        })}
      </ResponsiveGrid>
    </Box>
  );
}
