import { Box } from '@chakra-ui/react/box';
import { Clock, Printer } from 'lucide-react';
import { ETIQUETA_MEDIO_PAGO, type MedioPago } from '@/domain/mensualidades/mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import type { Entrada } from '@/domain/sin-red/cola';
import { provisionalDe } from '@/domain/sin-red/lo-que-lleva';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { Button } from '@/ui/shared/button';
import { DetailList } from '@/ui/shared/detail-list';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { PrintInstead } from '@/ui/shared/print-instead';
import { PrintSheet, SignatureLines } from '@/ui/shared/print-sheet';
import { useFundacion } from '../panel/use-fundacion';
import { usePanel } from '../panel/use-panel';

const MARCA = 'PROVISIONAL · sin número';
const CUANDO_LLEGA = 'El número definitivo llega cuando se envíe, y el panel se lo dirá.';

const comoSeBusca = (codigo: string): string =>
  `Con este código se encuentra después el recibo definitivo: dirá que reemplaza el provisional ${codigo}.`;

const comoTexto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

function LoRecibido({ entrada }: { entrada: Entrada }) {
  const { valor, fecha, medio, referencia } = datosDe(entrada.orden);
  const codigo = provisionalDe(entrada);
  const recibido = typeof valor === 'number' ? valor : 0;
  return (
    <DetailList
      items={[
        ...(codigo ? [{ label: 'Código del provisional', value: codigo }] : []),
        { label: 'Por', value: entrada.que },
        { label: 'Valor recibido', value: `${formatearPesos(recibido)} (${pesosEnLetras(recibido)})` },
        { label: 'Fecha', value: formatearFecha(comoTexto(fecha)) },
        { label: 'Medio', value: ETIQUETA_MEDIO_PAGO[medio as MedioPago] ?? '—' },
        { label: 'Referencia', value: comoTexto(referencia) || '—' },
      ]}
    />
  );
}

type ReciboProvisionalProps = { entrada: Entrada; onClose: () => void };

/** What is given for a payment that was made without a network: it says on its face that it is not the receipt. */
export function ReciboProvisional({ entrada, onClose }: ReciboProvisionalProps) {
  const { usuario } = usePanel();
  const fundacion = useFundacion();
  const hecho = formatearInstante(new Date(entrada.hecha_en).toISOString());
  const codigo = provisionalDe(entrada);
  const quien = usuario.displayName ?? usuario.email;
  return (
    <Modal
      open
      size="sm"
      title="Pago guardado en este equipo"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button variant="solid" icon={<Printer />} data-autofocus onClick={() => window.print()}>
            Imprimir provisional
          </Button>
        </>
      }
    >
      <Notice tone="warning" role="status" icon={<Clock />} title={MARCA}>
        {codigo ? `${CUANDO_LLEGA} ${comoSeBusca(codigo)}` : CUANDO_LLEGA}
      </Notice>
      <Box marginTop="4">
        <LoRecibido entrada={entrada} />
      </Box>
      <PrintInstead>
        <PrintSheet
          organization={fundacion?.nombre ?? ''}
          title={`Recibo ${MARCA}${codigo ? ` · ${codigo}` : ''}`}
          detail={`Recibido el ${hecho} por ${quien}`}
        >
          <LoRecibido entrada={entrada} />
          <Box as="p" marginTop="6">
            {`Este papel es provisional y no lleva número. Pida el recibo definitivo cuando la fundación lo envíe${codigo ? `: dirá que reemplaza el provisional ${codigo}` : ''}.`}
          </Box>
          <SignatureLines names={['Firma de quien recibe']} />
        </PrintSheet>
      </PrintInstead>
    </Modal>
  );
}
