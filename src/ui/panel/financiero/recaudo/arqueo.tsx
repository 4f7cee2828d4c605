import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import {
  contarEfectivo,
  DENOMINACIONES,
  type Denominacion,
  diferenciaDeArqueo,
} from '@/domain/mensualidades/arqueo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { DetailList } from '@/ui/shared/detail-list';
import { FormField } from '@/ui/shared/form-field';
import { NumberInput } from '@/ui/shared/number-input';
import type { TypedValue } from '@/ui/shared/typed-input';

/** What a control of the count holds. */
type Contado = TypedValue<number>;

/** Notes are counted whole: what is no count stays written and counts nothing. */
const esCantidad = (valor: Contado): valor is number =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0;

/** What was counted of each note and coin, as it was written. */
export type Conteo = Partial<Record<Denominacion, Contado>>;

type ArqueoProps = {
  conteo: Conteo;
  onConteo: (conteo: Conteo) => void;
  /** What the receipts say that came in, in cash. */
  esperado: number;
  /** What went back in cash. */
  devuelto: number;
};

/**
 * Counts the drawer, note by note and coin by coin, against what the receipts say. Nothing of it is stored. Whoever
 * shows it keeps the count: what is in the drawer does not change because other figures arrive.
 */
export function Arqueo({ conteo, onConteo, esperado, devuelto }: ArqueoProps) {
  const primera = useId();
  const leido = Object.fromEntries(Object.entries(conteo).filter(([, valor]) => esCantidad(valor)));
  const contado = contarEfectivo(leido);
  const diferencia = diferenciaDeArqueo(contado, esperado - devuelto);
  const empezado = Object.keys(leido).length > 0;
  const escrito = Object.values(conteo).some((valor) => valor !== '');
  const borrar = () => {
    onConteo({});
    document.getElementById(primera)?.focus();
  };
  return (
    <Card as="section" aria-labelledby="arqueo">
      <Box as="h3" id="arqueo" textStyle="subtitulo">
        Arqueo de caja
      </Box>
      <Box as="p" textStyle="ayuda" marginBottom="4">
        Cuente los billetes y monedas recibidos en el rango elegido. El conteo no se guarda: imprímalo si lo
        necesita.
      </Box>
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
      {escrito ? (
        <Box className="no-imprimir" marginTop="3">
          <Button size="sm" variant="outline" onClick={borrar}>
            Borrar conteo
          </Button>
        </Box>
      ) : null}
      <Box marginTop="4" role="status">
        <DetailList
          items={[
            { label: 'Efectivo según los recibos', value: <Amount value={esperado} /> },
            ...(devuelto > 0 ? [{ label: 'Devuelto en efectivo', value: <Amount value={-devuelto} /> }] : []),
            { label: 'Efectivo contado', value: <Amount value={contado} /> },
            {
              label: 'Diferencia',
              value: <Diferencia valor={empezado ? diferencia : null} />,
              fullWidth: true,
            },
          ]}
        />
      </Box>
    </Card>
  );
}

/** Nothing is missing while nobody has counted. */
function Diferencia({ valor }: { valor: number | null }) {
  if (valor === null) return 'Aún no ha contado';
  const palabras = valor === 0 ? 'Cuadra' : valor > 0 ? 'Sobra dinero en la caja' : 'Falta dinero en la caja';
  return (
    <>
      <Amount value={valor} strong /> · {palabras}
    </>
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
      required
      error={cantidad === '' || esCantidad(cantidad) ? undefined : 'Escriba cuántos, por ejemplo 15'}
    >
      {({ 'aria-required': _, ...control }) => (
        <NumberInput {...control} placeholder="0" value={cantidad} onChange={onContar} />
      )}
    </FormField>
  );
}
