import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import {
  COLUMNAS_IMPORTABLES,
  type ColumnaImportable,
  OBLIGATORIOS_IMPORTACION,
} from '@/domain/participantes/campos-importables';
import { FormField } from '@/ui/shared/form-field';
import { Notice } from '@/ui/shared/notice';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SelectInput } from '@/ui/shared/select-input';
import { ETIQUETAS_COLUMNA } from './adivinar-columnas';
import { EleccionTitulos } from './eleccion-titulos';
import { ejemploDeColumna } from './en-palabras';
import { crearLectorDeTabla } from './leer-filas';
import type { Importacion, Lista } from './use-importacion';

const NO_ESTA = 'No está en el archivo';
const SIN_SEDES = [] as const;

type PasoColumnasProps = { lista: Lista; importacion: Importacion };

export function PasoColumnas({ lista, importacion }: PasoColumnasProps) {
  const { tabla, columnas, recordadas } = lista;
  const { setColumnas } = importacion;
  const opciones = tabla.titulos.map((titulo, n) => ({ value: n + 1, label: titulo || `Columna ${n + 1}` }));
  const usadas = new Set(Object.values(columnas));
  const sinUso = tabla.titulos.filter((titulo, n) => titulo !== '' && !usadas.has(n));
  // The sedes are read when the rows are: here their names are shown as they are written.
  const leer = useMemo(() => crearLectorDeTabla(tabla, columnas, SIN_SEDES), [tabla, columnas]);
  /** A column fills one field: giving it to another takes it from the first. */
  const elegir = (campo: ColumnaImportable, valor: string | number) => {
    const columna = valor === '' ? undefined : Number(valor) - 1;
    const otros = Object.entries(columnas).filter(([otro, n]) => otro !== campo && n !== columna);
    setColumnas({ ...Object.fromEntries(otros), ...(columna === undefined ? {} : { [campo]: columna }) });
  };
  const ejemplo = (campo: ColumnaImportable): string | undefined => {
    const columna = columnas[campo];
    if (columna === undefined) return undefined;
    const fila = tabla.filas.find(({ celdas }) => (celdas[columna] ?? '') !== '');
    return fila ? `Ejemplo: ${ejemploDeColumna(campo, leer(fila))}` : undefined;
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
      <ResponsiveGrid columns={2}>
        {COLUMNAS_IMPORTABLES.map((campo) => {
          const obligatorio = (OBLIGATORIOS_IMPORTACION as readonly string[]).includes(campo);
          const falta = obligatorio && columnas[campo] === undefined;
          return (
            <FormField
              key={campo}
              label={ETIQUETAS_COLUMNA[campo]}
              required={obligatorio}
              help={ejemplo(campo)}
              error={falta ? 'Elija la columna' : undefined}
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
