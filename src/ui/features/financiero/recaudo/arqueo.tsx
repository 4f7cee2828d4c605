import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import {
  type ConteoEfectivo,
  contarEfectivo,
  DENOMINACIONES,
  type Denominacion,
  diferenciaDeArqueo,
} from '@/domain/mensualidades/arqueo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { Amount } from '@/ui/shared/amount';
import { Card } from '@/ui/shared/card';
import { DetailList } from '@/ui/shared/detail-list';
import { FormField } from '@/ui/shared/form-field';
import { NumberInput } from '@/ui/shared/number-input';

const leerCantidad = (valor: number | ''): number => (valor === '' ? 0 : Math.max(0, Math.floor(valor)));

/** Counts the drawer, note by note and coin by coin, against what the receipts say. Nothing of it is stored. */
export function Arqueo({ esperado }: { esperado: number }) {
  const [conteo, setConteo] = useState<ConteoEfectivo>({});
  const contado = contarEfectivo(conteo);
  const diferencia = diferenciaDeArqueo(contado, esperado);
  const empezado = Object.values(conteo).some((cantidad) => cantidad !== undefined);
  const contar = (denominacion: Denominacion, valor: number | '') =>
    setConteo((antes) => ({ ...antes, [denominacion]: valor === '' ? undefined : leerCantidad(valor) }));
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
        }}
      >
        {DENOMINACIONES.map((denominacion) => (
          <Denominado
            key={denominacion}
            denominacion={denominacion}
            cantidad={conteo[denominacion] ?? ''}
            onContar={(valor) => contar(denominacion, valor)}
          />
        ))}
      </Box>
      <Box marginTop="4" role="status">
        <DetailList
          items={[
            { label: 'Efectivo según los recibos', value: <Amount value={esperado} /> },
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
  denominacion: Denominacion;
  cantidad: number | '';
  onContar: (valor: number | '') => void;
};

function Denominado({ denominacion, cantidad, onContar }: DenominadoProps) {
  return (
    <FormField label={formatearPesos(denominacion)} required>
      {({ 'aria-required': _, ...control }) => (
        <NumberInput {...control} min={0} step={1} placeholder="0" value={cantidad} onChange={onContar} />
      )}
    </FormField>
  );
}
