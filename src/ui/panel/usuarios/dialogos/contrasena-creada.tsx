import { Box } from '@chakra-ui/react/box';
import { Copy } from 'lucide-react';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { toaster } from '@/ui/shared/toast-store';

type ContrasenaCreadaProps = { email: string; contrasena: string; onClose: () => void };

/** It cannot be read again anywhere: only the button closes it. */
export function ContrasenaCreada({ email, contrasena, onClose }: ContrasenaCreadaProps) {
  const { portapapeles } = usePanel().servicios;
  const copiar = () =>
    portapapeles.copiar(contrasena).then(
      () => toaster.success('Contraseña copiada'),
      () => toaster.error('No se pudo copiar. Selecciónela y cópiela a mano.'),
    );
  return (
    <Modal
      open
      size="sm"
      title="Entregue esta contraseña"
      onClose={onClose}
      closeOnEscape={false}
      closeOnBackdrop={false}
      showCloseButton={false}
      footer={
        <Button variant="solid" onClick={onClose}>
          Ya la entregué
        </Button>
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        <p>
          Para {email}. Désela en persona o por teléfono: sirve {PROVISIONAL_HORAS} horas, y al entrar elige
          la suya. No se vuelve a mostrar.
        </p>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Box as="code" role="status" fontSize="xl" userSelect="all" overflowWrap="anywhere">
            {contrasena}
          </Box>
          <Button size="sm" icon={<Copy />} data-autofocus onClick={() => void copiar()}>
            Copiar
          </Button>
        </Box>
      </Box>
    </Modal>
  );
}
