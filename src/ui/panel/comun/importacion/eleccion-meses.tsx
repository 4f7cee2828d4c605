import { enumerar } from '@/domain/shared/enumerar';
import { nombresDeMeses, sinAnio } from '@/domain/shared/importacion/meses-en-columnas';
import { FormField } from '@/ui/shared/form-field';
import { Notice } from '@/ui/shared/notice';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SelectInput } from '@/ui/shared/select-input';
import { useHoy } from '../panel/use-hoy';
import type { MesesDeTabla } from './tabla';
import type { Importacion } from './use-importacion';

const ANIOS_ATRAS = 6;

/** The next one too: some are paid ahead. */
const aniosHasta = (actual: number, elegido: number | null) =>
  [
    ...new Set([
      ...Array.from({ length: ANIOS_ATRAS + 2 }, (_, n) => actual + 1 - n),
      ...(elegido ? [elegido] : []),
    ]),
  ]
    .sort((uno, otro) => otro - uno)
    .map((anio) => ({ value: anio, label: String(anio) }));

const MARCAS = [
  { value: 'PREGUNTAR', label: 'Preguntar cuánto en cada casilla' },
  { value: 'COMPLETO', label: 'Se pagó todo lo que se debía de ese mes' },
];

/** More are years, one after the other. */
const UN_ANIO = 12;

const mesesEnPalabras = (meses: readonly string[]): string =>
  meses.length > UN_ANIO ? `de ${meses[0]} a ${meses.at(-1)}` : enumerar(meses, UN_ANIO);

type EleccionMesesProps<D> = {
  meses: MesesDeTabla;
  importacion: Pick<Importacion<D>, 'importable' | 'ajustarMeses' | 'faltaElAnio'>;
};

/** A sheet with a column for each month: how it was understood, and what it does not say. */
export function EleccionMeses<D>({
  meses: { columnas, anio, deDonde, pagadas, marcaEsTodo },
  importacion: { importable, ajustarMeses, faltaElAnio },
}: EleccionMesesProps<D>) {
  const actual = Number(useHoy().slice(0, 4));
  const [primera] = sinAnio(columnas);
  return (
    <>
      <Notice
        tone="info"
        title={`Cada mes está en una columna: ${mesesEnPalabras([...nombresDeMeses(columnas, anio).values()])}`}
      >
        {importable.porMeses?.explicacion}
      </Notice>
      <ResponsiveGrid columns={2}>
        {primera ? (
          <FormField
            label={`Año de ${primera.titulo}`}
            required
            help={deDonde === null ? undefined : `Lo dice «${deDonde}».`}
            error={faltaElAnio ? 'Elija el año' : undefined}
          >
            {(control) => (
              <SelectInput
                {...control}
                value={anio ?? ''}
                options={aniosHasta(actual, anio)}
                onChange={(elegido) => ajustarMeses({ anio: elegido === '' ? null : Number(elegido) })}
              />
            )}
          </FormField>
        ) : null}
        {pagadas.length > 0 ? (
          <FormField label={`Donde dice ${enumerar(pagadas.map((una) => `«${una}»`))}`} required>
            {(control) => (
              <SelectInput
                {...control}
                placeholder={null}
                value={marcaEsTodo ? 'COMPLETO' : 'PREGUNTAR'}
                options={MARCAS}
                onChange={(elegida) => ajustarMeses({ marcaEsTodo: elegida === 'COMPLETO' })}
              />
            )}
          </FormField>
        ) : null}
      </ResponsiveGrid>
    </>
  );
}
