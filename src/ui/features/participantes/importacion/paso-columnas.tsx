import { Box } from '@chakra-ui/react/box';
import { FormField } from '@/ui/shared/form-field';
import { Notice } from '@/ui/shared/notice';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SelectInput } from '@/ui/shared/select-input';
import type { Tabla } from '../../shared/importacion/leer-tabla';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { CAMPOS_IMPORTABLES, type CampoImportable, OBLIGATORIOS_IMPORTACION } from './campos-importables';
import type { Importacion } from './use-importacion';

const NO_ESTA = 'No está en el archivo';

type PasoColumnasProps = { tabla: Tabla; importacion: Importacion };

export function PasoColumnas({
  tabla,
  importacion: { columnas, recordadas, setColumnas },
}: PasoColumnasProps) {
  const opciones = tabla.titulos.map((titulo, n) => ({ value: n + 1, label: titulo || `Columna ${n + 1}` }));
  const usadas = new Set(Object.values(columnas));
  const sinUso = tabla.titulos.filter((titulo, n) => titulo !== '' && !usadas.has(n));
  /** A column fills one field: giving it to another takes it from the first. */
  const elegir = (campo: CampoImportable, valor: string | number) => {
    const columna = valor === '' ? undefined : Number(valor) - 1;
    const otros = Object.entries(columnas).filter(([otro, n]) => otro !== campo && n !== columna);
    setColumnas({ ...Object.fromEntries(otros), ...(columna === undefined ? {} : { [campo]: columna }) });
  };
  const ejemplo = (campo: CampoImportable): string | undefined => {
    const columna = columnas[campo];
    if (columna === undefined) return undefined;
    return tabla.filas.find(({ celdas }) => celdas[columna])?.celdas[columna]?.slice(0, 60);
  };
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <p>
        Diga qué columna del archivo llena cada campo.{' '}
        {recordadas
          ? 'Están elegidas las de la última vez que importó un archivo con estos títulos.'
          : 'Las que se reconocen por su título ya están elegidas.'}
      </p>
      <ResponsiveGrid columns={2}>
        {CAMPOS_IMPORTABLES.map((campo) => {
          const muestra = ejemplo(campo);
          const obligatorio = OBLIGATORIOS_IMPORTACION.includes(campo);
          const falta = obligatorio && columnas[campo] === undefined;
          return (
            <FormField
              key={campo}
              label={ETIQUETAS_PARTICIPANTE[campo]}
              required={obligatorio}
              help={muestra ? `Ejemplo: ${muestra}` : undefined}
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
