import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { textoDelRecibo } from '@/domain/mensualidades/enlaces/texto-del-enlace';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mismoId } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { toaster } from '@/ui/shared/toast-store';
import { SinAutorizacion } from '../cuenta/mensaje-whatsapp';
import { CrearEnlace } from './crear-enlace';
import { consultaEnvio, consultaReciboEnPdf, PDF } from './enlaces.queries';
import type { ReciboParaEnviar } from './recibo-para-enviar';

type DialogoEnviarReciboProps = { recibo: ReciboParaEnviar; onClose: () => void };

/** The receipt as a file where the machine hands over files, and as a message with a link everywhere. */
export default function DialogoEnviarRecibo(props: DialogoEnviarReciboProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaEnvio(servicios, props.recibo)}
      titulo={`Enviar recibo ${props.recibo.numero}`}
      lista="mensualidades"
      onClose={props.onClose}
    >
      {(envio) => <Envio {...envio} onClose={props.onClose} />}
    </ConRegistro>
  );
}

/** To who pays, when they may be told of all those it names. */
function Envio({
  estado: { pagador, cuentas },
  recibo,
  onClose,
}: DialogoEnviarReciboProps & { estado: EstadoDePagador }) {
  const { numero, valor } = recibo;
  const suyas = recibo.participantes.map((id) =>
    cuentas.find(({ participante }) => mismoId(participante.id, id)),
  );
  const sinPermiso = suyas.filter((cuenta) => !cuenta?.informado);
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
        {sinPermiso.length === 0 ? (
          <>
            <Compartir recibo={recibo} />
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
            de={sinPermiso.map((cuenta) => cuenta?.participante.nombre ?? 'la persona por quien paga')}
          />
        )}
      </Box>
    </Modal>
  );
}

/** Nothing where the machine does not hand over files, or nobody makes the paper. */
function Compartir({ recibo: { numero, mensualidad_id, abono_id } }: { recibo: ReciboParaEnviar }) {
  const { servicios } = usePanel();
  const { data: bytes } = useQuery(consultaReciboEnPdf(servicios, mensualidad_id, abono_id));
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
