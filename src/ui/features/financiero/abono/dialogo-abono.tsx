import { useState } from 'react';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaMensualidad } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { AbonoRegistrado } from './abono-registrado';
import { FormularioAbono } from './formulario-abono';

type DialogoAbonoProps = { id: Id; hacer: ManejadoresMensualidad; onClose: () => void };

/** The form and, once the service has answered, the receipt. Nothing is shown as paid before. */
export default function DialogoAbono({ id, hacer, onClose }: DialogoAbonoProps) {
  const { servicios } = usePanel();
  const [pagada, setPagada] = useState<Mensualidad | null>(null);
  if (pagada) return <AbonoRegistrado mensualidad={pagada} hacer={hacer} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaMensualidad(servicios, id)}
      titulo="Registrar abono"
      lista="mensualidades"
      onClose={onClose}
    >
      {(mensualidad) => (
        <FormularioAbono mensualidad={mensualidad} onRegistrado={setPagada} onClose={onClose} />
      )}
    </ConRegistro>
  );
}
