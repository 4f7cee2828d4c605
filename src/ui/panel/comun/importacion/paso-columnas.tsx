import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { type Columna, esObligatoria, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { FormField } from '@/ui/shared/form-field';
import { Notice } from '@/ui/shared/notice';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SelectInput } from '@/ui/shared/select-input';
import { EleccionTitulos } from './eleccion-titulos';
import { ejemploDeColumna } from './en-palabras';
import { crearLectorDeTabla, tablaElegida } from './leer-filas';
import type { Importacion } from './use-importacion';
import type { Lista } from './use-lista';

const NO_ESTA = 'No está en el archivo';

type PasoColumnasProps<D> = { lista: Lista; importacion: Importacion<D> };

export function PasoColumnas<D>({ lista, importacion }: PasoColumnasProps<D>) {
  const { tabla, columnas, recordadas } = lista;
  const { setColumnas, importable, faltan } = importacion;
  const palabras = { columnas: importable.columnas, propias: () => null };
  const opciones = tabla.titulos.map((titulo, n) => ({ value: n + 1, label: titulo || `Columna ${n + 1}` }));
  const usadas = new Set(Object.values(columnas));
  const sinUso = tabla.titulos.filter((titulo, n) => titulo !== '' && !usadas.has(n));
  // What is stored is read when the rows are: here what names it is shown as it is written.
  const leer = useMemo(
    () => crearLectorDeTabla(columnas, importable.leer(importable.sinCargar, tablaElegida(tabla, columnas))),
    [tabla, columnas, importable],
  );
  const nombreDe = (campo: string): string => {
    const columna = importable.columnas[campo];
    return columna ? etiquetaDeColumna(columna) : campo;
  };
  const pedirColumna = ({ enSuLugar }: Columna): string =>
    enSuLugar ? `Elija la columna, aquí o en «${nombreDe(enSuLugar)}»` : 'Elija la columna';
  /** A column fills one field: giving it to another takes it from the first. */
  const elegir = (campo: string, valor: string | number) => {
    const columna = valor === '' ? undefined : Number(valor) - 1;
    const otros = Object.entries(columnas).filter(([otro, n]) => otro !== campo && n !== columna);
    setColumnas({ ...Object.fromEntries(otros), ...(columna === undefined ? {} : { [campo]: columna }) });
  };
  const ejemplo = (campo: string): string | undefined => {
    const columna = columnas[campo];
    if (columna === undefined) return undefined;
    const fila = tabla.filas.find(({ celdas }) => (celdas[columna] ?? '') !== '');
    return fila ? `Ejemplo: ${ejemploDeColumna(campo, leer(fila), palabras)}` : undefined;
  };
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <EleccionTitulos lista={lista} importacion={importacion} />
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
      <ResponsiveGrid columns={2}>
        {Object.entries(importable.columnas).map(([campo, columna]) => {
          const falta = faltan.includes(campo);
          return (
            <FormField
              key={campo}
              label={etiquetaDeColumna(columna)}
              required={falta || (esObligatoria(columna) && columnas[campo] !== undefined)}
              help={ejemplo(campo)}
              error={falta ? pedirColumna(columna) : undefined}
            >
              {(control) => (
                <SelectInput
                  {...control}
                  placeholder={NO_ESTA}
                  value={(columnas[campo] ?? -1) + 1 || ''}
                  options={opciones}
                  onChange={(valor) => elegir(campo, valor)}
                />
              )}
            </FormField>
          );
        })}
      </ResponsiveGrid>
      {sinUso.length > 0 ? (
        <Notice tone="info" title="Columnas que no se importan">
          {sinUso.join(', ')}
        </Notice>
      ) : null}
    </Box>
  );
}
