import { Box } from '@chakra-ui/react/box';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { TextField } from '@/ui/shared/text-field';
import { type Fallo, fallarEn } from '../fallo-de-acceso';

const ruta = getRouteApi('/login');

type Estado = { fase: 'escribiendo' | 'enviando' | 'enviado'; fallo: Fallo | null };

/** Says the same whether somebody has that e-mail or not. */
export default function DialogoOlvido({ onClose }: { onClose: () => void }) {
  const { cargarAcceso } = ruta.useRouteContext();
  const [email, setEmail] = useState('');
  const [{ fase, fallo }, setEstado] = useState<Estado>({ fase: 'escribiendo', fallo: null });

  const pedir = async () => {
    setEstado({ fase: 'enviando', fallo: null });
    try {
      const { restablecerContrasena } = await cargarAcceso();
      await restablecerContrasena({ email });
      setEstado({ fase: 'enviado', fallo: null });
    } catch (error) {
      setEstado({ fase: 'escribiendo', fallo: fallarEn(error, 'email') });
    }
  };

  if (fase === 'enviado') {
    return (
      <Modal
        open
        size="sm"
        title="Revise su correo"
        onClose={onClose}
        footer={
          <Button variant="solid" onClick={onClose}>
            Entendido
          </Button>
        }
      >
        <p role="status">
          Si ese correo corresponde a una cuenta activa, en unos minutos recibirá un enlace para elegir una
          contraseña nueva. Sirve una sola vez, durante {RESTABLECIMIENTO_MINUTOS} minutos. Si no llega, mire
          en el correo no deseado.
        </p>
      </Modal>
    );
  }
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
        <p>Escriba el correo con el que ingresa y le enviaremos un enlace para elegir otra.</p>
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
