import { FormField } from '@/ui/shared/form-field';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { SelectInput } from '@/ui/shared/select-input';
import { explicarError } from '../datos/explicar-error';
import type { Hoja } from './a-hoja';
import { filasDeTitulos, type Tabla, textosDe } from './tabla';
import type { Importacion } from './use-importacion';
import type { Lista } from './use-lista';

const LARGO_MUESTRA = 70;

const opcionesDeFila = (hoja: Hoja) =>
  filasDeTitulos(hoja).map((fila) => {
    const escrito = textosDe(fila).filter(Boolean).join(' · ');
    const muestra = escrito.length > LARGO_MUESTRA ? `${escrito.slice(0, LARGO_MUESTRA)}…` : escrito;
    return { value: fila.numero, label: `Fila ${fila.numero}: ${muestra}` };
  });

const ayudaDe = ({ filaTitulos, filaDeArriba }: Tabla): string | undefined => {
  if (filaTitulos === 1) return undefined;
  const deArriba = filaDeArriba === undefined ? '' : `Junto con los de la fila ${filaDeArriba}. `;
  return filaDeArriba === 1 ? deArriba.trim() : `${deArriba}Lo que hay más arriba no se importa.`;
};

type EleccionTitulosProps = {
  lista: Lista;
  importacion: Pick<Importacion, 'eleccion' | 'elegirHoja' | 'elegirFila'>;
};

/** Where the list begins: a title, a date or another sheet may come before it. */
export function EleccionTitulos({
  lista: { hojas, hoja, tabla },
  importacion: { eleccion, elegirHoja, elegirFila },
}: EleccionTitulosProps) {
  return (
    <ResponsiveGrid columns={hojas.length > 1 ? 2 : 1}>
      {hojas.length > 1 ? (
        <FormField label="Hoja del libro" required>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={null}
              value={hojas.indexOf(hoja)}
              options={hojas.map(({ nombre }, n) => ({ value: n, label: nombre }))}
              onChange={(n) => {
                const otra = hojas[Number(n)];
                if (otra) elegirHoja(otra);
              }}
            />
          )}
        </FormField>
      ) : null}
      <FormField
        label="Los títulos están en"
        help={ayudaDe(tabla)}
        error={eleccion.error ? explicarError(eleccion.error).causa : undefined}
        required
      >
        {(control) => (
          <SelectInput
            {...control}
            placeholder={null}
            value={tabla.filaTitulos}
            options={opcionesDeFila(hoja)}
            onChange={(fila) => elegirFila(Number(fila))}
          />
        )}
      </FormField>
    </ResponsiveGrid>
  );
}
