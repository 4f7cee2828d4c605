import { type ComponentProps, useState } from 'react';
import type { Id } from '@/domain/shared/id';
import type { Entrada } from '@/domain/sin-red/cola';
import { ReciboProvisional } from '@/ui/panel/comun/documentos/recibo-provisional';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaSaldoAlDia } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { AbonoRegistrado } from './abono-registrado';
import { FormularioAbono } from './formulario-abono';
import type { PagoDeNuevo } from './pago-de-nuevo';

type Pagada = Pick<ComponentProps<typeof AbonoRegistrado>, 'mensualidad' | 'de'>;

type DialogoAbonoProps = {
  id: Id;
  hacer: ManejadoresMensualidad;
  /** What the payment that was annulled said. */
  deNuevo: PagoDeNuevo | null;
  onClose: () => void;
};

/** The form and, once the service has answered, the receipt. Nothing is shown as paid before. */
export default function DialogoAbono({ id, hacer, deNuevo, onClose }: DialogoAbonoProps) {
  const { servicios } = usePanel();
  const [pagada, setPagada] = useState<Pagada | null>(null);
  const [provisional, setProvisional] = useState<Entrada | null>(null);
  if (provisional) return <ReciboProvisional entrada={provisional} onClose={onClose} />;
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
          deNuevo={deNuevo}
          onRegistrado={(guardada) => setPagada({ mensualidad: guardada, de: mensualidad })}
          onEncolado={setProvisional}
          onClose={onClose}
        />
      )}
    </ConRegistro>
  );
}
