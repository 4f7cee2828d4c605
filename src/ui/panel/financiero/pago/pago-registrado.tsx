import { Box } from '@chakra-ui/react/box';
import { Ban, CircleCheck, Printer } from 'lucide-react';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import type { Pago } from '@/domain/mensualidades/pago';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { useDocumentos } from '../documentos/use-documentos';
import { BotonEnviarRecibo } from '../enlaces/boton-enviar-recibo';
import { reciboDePago } from '../enlaces/recibo-para-enviar';
import { nombreParticipante } from '../etiquetas-financiero';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { useAnularAbono } from '../recibos/use-anular-abono';

type PagoRegistradoProps = {
  pago: Pago;
  hacer: Pick<ManejadoresMensualidad, 'verPagador' | 'anularAbono'>;
  onClose: () => void;
};

export function PagoRegistrado({ pago, hacer, onClose }: PagoRegistradoProps) {
  const { recibo, preparando } = useDocumentos();
  const { partes, pagador, excedente } = pago;
  const [primera] = partes;
  const anular = useAnularAbono(hacer);
  return (
    <Modal
      open
      title="Pago registrado"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button onClick={() => hacer.verPagador(pagador.clave)}>Ver cuenta</Button>
          {primera ? (
            <Button
              icon={<Ban />}
              onClick={() => {
                // As of a single one: what follows takes its place.
                onClose();
                void anular({ mensualidad_id: primera.mensualidad_id, id: primera.abono_id }, 'anularPago');
              }}
            >
              Anular
            </Button>
          ) : null}
          <BotonEnviarRecibo recibo={reciboDePago(pago)} />
          {primera ? (
            <Button
              variant="solid"
              icon={<Printer />}
              data-autofocus
              busy={preparando}
              busyText="Preparando..."
              onClick={() => recibo(primera.mensualidad_id, { id: primera.abono_id, recibo: pago.recibo })}
            >
              Imprimir recibo
            </Button>
          ) : null}
        </>
      }
    >
      <Notice
        tone="success"
        role="status"
        icon={<CircleCheck />}
        title={`Recibo ${pago.recibo} · ${formatearPesos(pago.valor)}`}
      >
        <p>{`${pesosEnLetras(pago.valor)}, de ${pagador.nombre}.`}</p>
        {excedente > 0 ? <p>{`Quedan ${formatearPesos(excedente)} a favor de ${pagador.nombre}.`}</p> : null}
      </Notice>
      <Box as="ul" listStyle="none" marginTop="4" aria-label="Lo que se pagó">
        {partes.map((parte) => (
          <Box
            as="li"
            key={parte.abono_id}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="3"
            paddingBlock="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <Box flex="1 1 12rem" overflowWrap="anywhere">
              <Box as="p" fontWeight="medium">
                {nombreParticipante(parte)}
              </Box>
              <Box as="p" textStyle="ayuda">
                {nombreDeCobro(parte)}
              </Box>
            </Box>
            <Box textAlign="end" marginInlineStart="auto">
              <Box as="p" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {formatearPesos(parte.valor)}
              </Box>
              <Box as="p" textStyle="ayuda">
                {parte.saldo === 0 ? 'Queda pagada' : `Quedan ${formatearPesos(parte.saldo)}`}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  );
}
