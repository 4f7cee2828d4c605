import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { huecosEnPalabras, numeracionEnPalabras } from '@/domain/mensualidades/numeracion-de-recibos';
import type { SumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { consultaNumeracion } from '@/ui/panel/comun/datos/numeracion.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Notice } from '@/ui/shared/notice';
import { consultaSuma } from './recibos.queries';

const cuantos = ({ vigentes }: SumaDeAbonos): string =>
  vigentes === 1 ? ' en 1 abono' : ` en ${formatearNumero(vigentes)} abonos`;

/** What a day of a closed month has in the recaudo, and not among what is received here. */
const anuladoDespues = ({ anulado_despues }: SumaDeAbonos): string =>
  anulado_despues > 0
    ? ` · ${formatearPesos(anulado_despues)} anulados después de cerrar su mes, que Recaudo cuenta en su día`
    : '';

function Cifras({ suma }: { suma: SumaDeAbonos }) {
  if (suma.vigentes + suma.aplicado + suma.ajustado === 0)
    return `Ningún abono vigente${anuladoDespues(suma)}`;
  return (
    <>
      {'Recibido '}
      <Box as="span" color="fg">
        <Amount value={suma.recibido} strong />
      </Box>
      {cuantos(suma)}
      {suma.aplicado > 0 ? ` · ${formatearPesos(suma.aplicado)} con saldo a favor` : null}
      {suma.ajustado > 0 ? ` · ${formatearPesos(suma.ajustado)} de ajustes` : null}
      {anuladoDespues(suma)}
    </>
  );
}

/** What all that is filtered adds up to. */
export function SumaDeRecibos({ criterios }: { criterios: CriteriosAbonos }) {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaSuma(servicios, criterios));
  // Its line is there from the start: the rows do not move when it comes.
  return (
    <Box
      as="p"
      role="status"
      aria-label="Suma"
      minHeight="1.125rem"
      fontSize="sm"
      color="fg.muted"
      lineHeight="1.125rem"
    >
      {data ? <Cifras suma={data} /> : null}
    </Box>
  );
}

/** That no receipt is missing; a gap is an alarm, and has its own notice. */
export function NumeracionCompleta() {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaNumeracion(servicios));
  if (!data || data.faltan > 0) return null;
  const palabras = numeracionEnPalabras(data);
  return palabras ? (
    <Box
      as="p"
      display="flex"
      alignItems="center"
      gap="1.5"
      fontSize="sm"
      lineHeight="1.125rem"
      color="success.tintFg"
      css={{ '& svg': { width: '1rem', height: '1rem', flexShrink: 0 } }}
    >
      <CircleCheck aria-hidden />
      {palabras}
    </Box>
  ) : null;
}

/** Which receipts are not there. Nothing at all while none is missing. */
export function HuecosDeRecibos() {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaNumeracion(servicios));
  const huecos = data ? huecosEnPalabras(data) : null;
  return huecos ? (
    <Notice tone="error" role="alert" title={huecos}>
      Un recibo se anula y nunca se borra: alguien pudo sacarlo de la base de datos. No reparta esos números
      otra vez, avise a quien administra el servidor y compare con el último respaldo.
    </Notice>
  ) : null;
}
