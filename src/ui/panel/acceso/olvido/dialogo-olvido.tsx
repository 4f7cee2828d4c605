import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { RestablecimientoPedido } from '@/application/sesion/autenticacion.port';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { TextField } from '@/ui/shared/text-field';
import { type Fallo, fallarEn } from '../fallo-de-acceso';

const ruta = getRouteApi('/login');

type Estado = { fase: 'escribiendo' | 'enviando'; fallo: Fallo | null };

/** Says the same whether somebody has that e-mail or not, and promises no mail that would not be sent. */
export default function DialogoOlvido({ onClose }: { onClose: () => void }) {
  const { cargarAcceso } = ruta.useRouteContext();
  const [email, setEmail] = useState('');
  const [pedido, setPedido] = useState<RestablecimientoPedido | null>(null);
  const [{ fase, fallo }, setEstado] = useState<Estado>({ fase: 'escribiendo', fallo: null });

  const pedir = async () => {
    setEstado({ fase: 'enviando', fallo: null });
    try {
      const { restablecerContrasena } = await cargarAcceso();
      setPedido(await restablecerContrasena({ email }));
    } catch (error) {
      setEstado({ fase: 'escribiendo', fallo: fallarEn(error, 'email') });
    }
  };

  if (pedido) return <Respuesta {...pedido} onClose={onClose} />;
  const enviando = fase === 'enviando';
  return (
    <Modal
      open
      size="sm"
      title="¿Olvidó su contraseña?"
      onClose={onClose}
      onSubmit={() => void (enviando ? undefined : pedir())}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="solid" busy={enviando} busyText="Enviando...">
            Enviar enlace
          </Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        {fallo?.general ? (
          <Notice tone="error" role="alert" title={MENSAJES_OPERACION.restablecerContrasena}>
            {fallo.general}
          </Notice>
        ) : null}
        <p>Escriba el correo con el que ingresa para pedir un enlace con el que elegir otra.</p>
        <TextField
          label="Correo de su cuenta"
          type="email"
          required
          data-autofocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(evento) => setEmail(evento.target.value)}
          error={fallo?.campo}
        />
      </Box>
    </Modal>
  );
}

const CON_ENLACE = `un enlace para elegir una contraseña nueva. Sirve una sola vez, durante ${RESTABLECIMIENTO_MINUTOS} minutos.`;
const A_QUIEN_ADMINISTRA =
  'pida a quien administra los usuarios una contraseña provisional: con ella entra y elige la suya.';

/** Of what the service can do, never of the account. */
const respuestaSegun = (enviaCorreo: boolean | null): { titulo: string; texto: string } => {
  if (enviaCorreo === false) {
    return {
      titulo: 'Este sitio no envía correos',
      texto: `No le llegará ningún enlace. Si olvidó su contraseña, ${A_QUIEN_ADMINISTRA}`,
    };
  }
  return enviaCorreo
    ? {
        titulo: 'Revise su correo',
        texto: `Si ese correo corresponde a una cuenta activa, en unos minutos recibirá ${CON_ENLACE} Si no llega, mire en el correo no deseado.`,
      }
    : {
        titulo: 'Solicitud recibida',
        texto: `Si ese correo corresponde a una cuenta activa y el servicio puede enviar correos, llegará ${CON_ENLACE} Si no llega en unos minutos, ${A_QUIEN_ADMINISTRA}`,
      };
};

function Respuesta({ enviaCorreo, onClose }: RestablecimientoPedido & { onClose: () => void }) {
  const { titulo, texto } = respuestaSegun(enviaCorreo);
  return (
    <Modal
      open
      size="sm"
      title={titulo}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <p role="status">{texto}</p>
    </Modal>
  );
}
