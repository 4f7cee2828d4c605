import { Box } from '@chakra-ui/react/box';
import { Ban, CircleCheck, Printer } from 'lucide-react';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { recibidoCon, saldoDe } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { BotonEnviarRecibo } from '../enlaces/boton-enviar-recibo';
import { reciboDeAbono } from '../enlaces/recibo-para-enviar';
import { abonoCompleto } from '../etiquetas-financiero';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';

type AbonoRegistradoProps = {
  /** As the service answered it: the new abono is the last one. */
  mensualidad: Mensualidad;
  /** The same before it was paid, with whose it is. */
  de: MensualidadEnLista;
  hacer: Pick<ManejadoresMensualidad, 'imprimirRecibo' | 'ver' | 'anularAbono'>;
  onClose: () => void;
};

export function AbonoRegistrado({ mensualidad, de, hacer, onClose }: AbonoRegistradoProps) {
  const abono = mensualidad.abonos.at(-1);
  const saldo = saldoDe(mensualidad);
  const conRecibo = abono !== undefined && abono.recibo !== null;
  return (
    <Modal
      open
      size="sm"
      title="Abono registrado"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button onClick={() => hacer.ver(mensualidad.id)}>Ver mensualidad</Button>
          {abono ? (
            <Button
              icon={<Ban />}
              onClick={() => {
                // What it says is not true any more once it is annulled, and the form may follow in its place.
                onClose();
                hacer.anularAbono({ ...de, ...mensualidad }, abono);
              }}
            >
              Anular
            </Button>
          ) : null}
          {abono ? <BotonEnviarRecibo recibo={reciboDeAbono(mensualidad, abono)} /> : null}
          {conRecibo ? (
            <Button
              variant="solid"
              icon={<Printer />}
              data-autofocus
              onClick={() => hacer.imprimirRecibo(mensualidad.id, abono)}
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
        title={conRecibo ? `Recibo ${abono.recibo}` : 'Guardado'}
      >
        {abono ? (
          <>
            <p>{`${abonoCompleto(de, abono)}.`}</p>
            {abono.excedente > 0 ? (
              <p>{`Recibió ${formatearPesos(recibidoCon(abono))}: ${formatearPesos(abono.excedente)} quedan como saldo a favor.`}</p>
            ) : null}
            {/* As the receipt says it, and what the person gives change of. */}
            <Box as="p">{pesosEnLetras(recibidoCon(abono))}</Box>
          </>
        ) : null}
        <p>{saldo === 0 ? 'La mensualidad queda pagada.' : `Quedan por pagar ${formatearPesos(saldo)}.`}</p>
      </Notice>
    </Modal>
  );
}
