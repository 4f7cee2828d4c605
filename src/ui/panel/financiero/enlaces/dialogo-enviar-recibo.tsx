import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { textoDelRecibo } from '@/domain/mensualidades/enlaces/texto-del-enlace';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mismoId } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { toaster } from '@/ui/shared/toast-store';
import { SinAutorizacion } from '../cuenta/mensaje-whatsapp';
import { consultaCuentaDePagador } from '../financiero.queries';
import { CrearEnlace } from './crear-enlace';
import { consultaReciboEnPdf, PDF } from './enlaces.queries';

type DialogoEnviarReciboProps = {
  mensualidad: Pick<MensualidadEnLista, 'id' | 'participante_id' | 'id_acudiente'>;
  abono: Abono;
  numero: number;
  onClose: () => void;
};

/** The receipt as a file where the machine hands over files, and as a message with a link everywhere. */
export default function DialogoEnviarRecibo(props: DialogoEnviarReciboProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaCuentaDePagador(servicios, clavePagador(props.mensualidad))}
      titulo={`Enviar recibo ${props.numero}`}
      lista="mensualidades"
      onClose={props.onClose}
    >
      {(estado) => <Envio estado={estado} {...props} />}
    </ConRegistro>
  );
}

/** To who pays, when they may be told of that person. */
function Envio({
  estado: { pagador, cuentas },
  mensualidad,
  abono,
  numero,
  onClose,
}: DialogoEnviarReciboProps & { estado: EstadoDePagador }) {
  const cuenta = cuentas.find(({ participante }) => mismoId(participante.id, mensualidad.participante_id));
  const valor = abono.valor + abono.excedente;
  return (
    <Modal
      open
      size="md"
      title={`Enviar recibo ${numero}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <p>{`${formatearPesos(valor)} de ${pagador.nombre}.`}</p>
        {cuenta?.informado ? (
          <>
            <Compartir mensualidad={mensualidad} abono={abono} numero={numero} />
            <p>Por WhatsApp va un mensaje con un enlace a su cuenta, donde descarga el recibo.</p>
            <CrearEnlace
              pagador={pagador}
              saldo={0}
              redactar={(enlace) => textoDelRecibo(enlace, { numero, valor })}
            />
          </>
        ) : (
          <SinAutorizacion
            nombres={[pagador.nombre]}
            de={cuenta ? [cuenta.participante.nombre] : ['la persona por quien paga']}
          />
        )}
      </Box>
    </Modal>
  );
}

/** Nothing where the machine does not hand over files, or nobody makes the paper. */
function Compartir({
  mensualidad,
  abono,
  numero,
}: Pick<DialogoEnviarReciboProps, 'mensualidad' | 'abono' | 'numero'>) {
  const { servicios } = usePanel();
  const { data: bytes } = useQuery(consultaReciboEnPdf(servicios, mensualidad.id, abono.id));
  if (!bytes) return null;
  const compartir = async () => {
    const compartidor = await servicios.compartidor();
    const hecho = await compartidor.compartir({ nombre: `recibo-${numero}.pdf`, tipo: PDF, bytes });
    if (hecho) toaster.success(`Recibo ${numero} compartido`);
  };
  return (
    <Button
      variant="solid"
      icon={<Share2 />}
      alignSelf="flex-start"
      onClick={() =>
        void compartir().catch(() =>
          toaster.warning('Este equipo no pudo compartir el recibo: imprímalo o envíe el enlace'),
        )
      }
    >
      Compartir el PDF
    </Button>
  );
}
