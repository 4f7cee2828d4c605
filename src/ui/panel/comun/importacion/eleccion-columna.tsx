import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { type Columna, etiquetaDeColumna, puedeSerComun } from '@/domain/shared/importacion/columna';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { useHoy } from '../panel/use-hoy';
import { usePanel } from '../panel/use-panel';
import { CeldaPorCorregir } from './celda-por-corregir';
import type { Importable } from './importable';

const NO_ESTA = 'No está en el archivo';
const FIJO = { value: 'fijo', label: 'El mismo valor en todas las filas' };

type ValorFijoProps<D> = {
  importable: Importable<D>;
  campo: string;
  columna: Columna;
  valor: string;
  alEscribir: (valor: string) => void;
};

/** What every row will have. Until what may be chosen is loaded, it can be written. */
function ValorFijo<D>({ importable, campo, columna, valor, alEscribir }: ValorFijoProps<D>) {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const { data: propias } = useQuery({
    queryKey: ['importacion', importable.entidad, campo],
    queryFn: async () =>
      importable.opciones?.(campo, await importable.cargar({ servicios, queryClient, hoy })) ?? null,
    enabled: columna.opciones === undefined && importable.opciones !== undefined,
  });
  return (
    <CeldaPorCorregir
      columna={columna}
      etiqueta={`${etiquetaDeColumna(columna)} de todas las filas`}
      escrito={valor}
      opciones={columna.opciones ?? propias ?? undefined}
      problema={valor === '' ? 'Escriba el valor' : undefined}
      advertencia={undefined}
      deshabilitada={false}
      alEscribir={alEscribir}
    />
  );
}

type EleccionColumnaProps<D> = {
  importable: Importable<D>;
  campo: string;
  columna: Columna;
  titulos: readonly { value: number; label: string }[];
  /** Of the column, as it is in `titulos`. */
  elegida: number | undefined;
  fijo: string | undefined;
  obligatoria: boolean;
  ejemplo: string | undefined;
  error: string | undefined;
  alElegir: (columna: number | undefined, fijo?: string) => void;
};

/** Where a field comes from: a column, one value for every row, or nowhere. */
export function EleccionColumna<D>(props: EleccionColumnaProps<D>) {
  const { importable, campo, columna, titulos, elegida, fijo, obligatoria, ejemplo, error, alElegir } = props;
  const comun = puedeSerComun(columna) || importable.opciones?.(campo, importable.sinCargar) !== undefined;
  const esFijo = fijo !== undefined;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <FormField
        label={etiquetaDeColumna(columna)}
        required={obligatoria}
        help={ejemplo}
        error={esFijo ? undefined : error}
      >
        {(control) => (
          <SelectInput
            {...control}
            placeholder={NO_ESTA}
            value={esFijo ? FIJO.value : (elegida ?? '')}
            options={comun ? [...titulos, FIJO] : titulos}
            onChange={(valor) => {
              if (valor === FIJO.value) alElegir(undefined, '');
              else alElegir(valor === '' ? undefined : Number(valor));
            }}
          />
        )}
      </FormField>
      {esFijo ? (
        <ValorFijo
          importable={importable}
          campo={campo}
          columna={columna}
          valor={fijo}
          alEscribir={(valor) => alElegir(undefined, valor)}
        />
      ) : null}
    </Box>
  );
}
