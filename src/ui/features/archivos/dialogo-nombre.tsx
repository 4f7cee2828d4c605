import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '@/ui/shared/form-modal';
import { TextField } from '@/ui/shared/text-field';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../shared/datos/caja-error';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';

type DialogoNombreProps = {
  titulo: string;
  inicial?: string;
  /** The operation's message of specification §8. */
  tituloError: string;
  guardar: (nombre: string) => Promise<void>;
  avisoHecho: (nombre: string) => string;
  onClose: () => void;
};

/** Asks for one name: of a new folder, or a new one for what is there. */
export function DialogoNombre({ titulo, inicial = '', tituloError, ...props }: DialogoNombreProps) {
  const [nombre, setNombre] = useState(inicial);
  const [falta, setFalta] = useState(false);
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const cambio = useMutation({
    mutationFn: () => props.guardar(nombre.trim()),
    onSuccess: () => {
      toaster.success(props.avisoHecho(nombre.trim()));
      props.onClose();
      void refrescar();
    },
  });
  const enviar = () => {
    setFalta(nombre.trim() === '');
    if (nombre.trim() === inicial && inicial !== '') props.onClose();
    else if (nombre.trim() !== '') cambio.mutate();
  };
  return (
    <FormModal
      open
      title={titulo}
      size="sm"
      dirty={nombre !== inicial}
      saving={cambio.isPending}
      onSubmit={enviar}
      onClose={props.onClose}
    >
      <CajaError error={cambio.error} titulo={tituloError} />
      <TextField
        label="Nombre"
        required
        data-autofocus
        value={nombre}
        error={falta && nombre.trim() === '' ? 'Este campo es obligatorio' : undefined}
        onChange={({ target }) => setNombre(target.value)}
      />
    </FormModal>
  );
}
