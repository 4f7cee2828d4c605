import { Box } from '@chakra-ui/react/box';
import { DENOMINACIONES, type Denominacion } from '@/domain/mensualidades/arqueo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { FormField } from '@/ui/shared/form-field';
import { NumberInput } from '@/ui/shared/number-input';
import type { TypedValue } from '@/ui/shared/typed-input';

/** What a control of the count holds. */
type Contado = TypedValue<number>;

/** Notes are counted whole: what is no count stays written and counts nothing. */
export const esCantidad = (valor: Contado): valor is number =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0;

/** What was counted of each note and coin, as it was written. */
export type Conteo = Partial<Record<Denominacion, Contado>>;

type ConteoDeCajaProps = { conteo: Conteo; onConteo: (conteo: Conteo) => void; primera: string };

/** How many of each note and coin; `primera` is the id of its first control. */
export function ConteoDeCaja({ conteo, onConteo, primera }: ConteoDeCajaProps) {
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(8rem, 1fr))',
        _print: 'repeat(6, minmax(0, 1fr))',
      }}
    >
      {DENOMINACIONES.map((denominacion, i) => (
        <Denominado
          key={denominacion}
          id={i === 0 ? primera : undefined}
          denominacion={denominacion}
          cantidad={conteo[denominacion] ?? ''}
          onContar={(valor) => onConteo({ ...conteo, [denominacion]: valor })}
        />
      ))}
    </Box>
  );
}

type DenominadoProps = {
  id: string | undefined;
  denominacion: Denominacion;
  cantidad: Contado;
  onContar: (valor: Contado) => void;
};

function Denominado({ id, denominacion, cantidad, onContar }: DenominadoProps) {
  return (
    <FormField
      id={id}
      label={formatearPesos(denominacion)}
      error={cantidad === '' || esCantidad(cantidad) ? undefined : 'Escriba cuántos, por ejemplo 15'}
    >
      {(control) => <NumberInput {...control} placeholder="0" value={cantidad} onChange={onContar} />}
    </FormField>
  );
}
