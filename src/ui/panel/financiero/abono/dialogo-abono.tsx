import { type ComponentProps, useState } from 'react';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaSaldoAlDia } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { AbonoRegistrado } from './abono-registrado';
import { FormularioAbono } from './formulario-abono';

type Pagada = Pick<ComponentProps<typeof AbonoRegistrado>, 'mensualidad' | 'de'>;

type DialogoAbonoProps = { id: Id; hacer: ManejadoresMensualidad; onClose: () => void };

/** The form and, once the service has answered, the receipt. Nothing is shown as paid before. */
export default function DialogoAbono({ id, hacer, onClose }: DialogoAbonoProps) {
  const { servicios } = usePanel();
  const [pagada, setPagada] = useState<Pagada | null>(null);
  if (pagada) return <AbonoRegistrado {...pagada} hacer={hacer} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaSaldoAlDia(servicios, id)}
      titulo="Registrar abono"
      lista="mensualidades"
      onClose={onClose}
    >
      {(mensualidad) => (
        <FormularioAbono
          mensualidad={mensualidad}
          onRegistrado={(guardada) => setPagada({ mensualidad: guardada, de: mensualidad })}
          onClose={onClose}
        />
      )}
    </ConRegistro>
  );
}
